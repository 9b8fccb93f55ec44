import { refuse } from '#platform/api/refuse.ts';
import { repaintPhotograph } from '#platform/api/stored-picture.ts';
import { sniffPicture } from '#platform/shared/sniff-picture.ts';
import { correctionErrors } from '../contract/correction-contract.ts';

/** Longest side of a kept picture in pixels: print on a label stays readable. */
const LONGEST_SIDE = 1600;

/**
 * The picture in a handed-in data URL, painted anew: what is kept has only pixels of the original, no place, camera or
 * other metadata, and nothing that stood before or behind the picture.
 */
export async function encodeCorrectionPicture(dataUrl: string): Promise<Buffer> {
  const bytes = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
  // Decided before any decoder sees it: the image library would also read SVG, TIFF and more.
  const kind = sniffPicture(bytes);
  if (!kind) throw refuse(correctionErrors, 'CORRECTION_PICTURE_KIND');
  return repaintPhotograph(bytes, LONGEST_SIDE, () => refuse(correctionErrors, 'CORRECTION_PICTURE_UNREADABLE'));
}
