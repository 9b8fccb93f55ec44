import sharp from 'sharp';
import { refuse } from '#platform/api/refuse.ts';
import { sniffPicture } from '#platform/shared/sniff-picture.ts';
import { correctionErrors } from '../../contract/correction-contract.ts';

/** Longest side of a kept picture in pixels: print on a label stays readable. */
const LONGEST_SIDE = 1600;
/** More pixels than any camera makes are an attack on the decoder. */
const MAX_PIXELS = 50_000_000;
const TIME_LIMIT = { seconds: 5 };

/**
 * The picture in a handed-in data URL, painted anew: what is kept has only pixels of the original, no place, camera or
 * other metadata, and nothing that stood before or behind the picture.
 */
export async function encodeCorrectionPicture(dataUrl: string): Promise<Buffer> {
  const bytes = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
  // Decided before any decoder sees it: the image library would also read SVG, TIFF and more.
  const kind = sniffPicture(bytes);
  if (!kind) throw refuse(correctionErrors, 'CORRECTION_PICTURE_KIND');
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, autoOrient: true })
    .timeout(TIME_LIMIT)
    .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .webp({ quality: 80 })
    .toBuffer()
    .catch(() => {
      throw refuse(correctionErrors, 'CORRECTION_PICTURE_UNREADABLE');
    });
}
