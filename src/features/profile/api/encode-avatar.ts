import sharp, { type Metadata } from 'sharp';
import { refuse } from '#platform/api/refuse.ts';
import { type PictureKind, sniffPicture } from '#platform/shared/sniff-picture.ts';
import { avatarErrors } from '../contract/personal-contract.ts';

/** Side of a stored avatar in pixels. */
export const AVATAR_SIDE = 256;
const MIN_SIDE = 10;
const MAX_SIDE = 4096;
const TIME_LIMIT = { seconds: 5 };

/**
 * The avatar in a handed-in data URL, painted anew: what is kept has only pixels of the original, no metadata and
 * nothing that stood before or behind the picture. Throws the refusals of `avatarErrors`.
 */
export async function encodeAvatar(dataUrl: string): Promise<Buffer> {
  const bytes = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
  // Decided before any decoder sees it: the image library would also read SVG, TIFF and more.
  const kind = sniffPicture(bytes);
  if (!kind) throw refuse(avatarErrors, 'AVATAR_KIND');
  // Reads the header only, so a picture that claims to be enormous can be told what is wrong with it.
  judge(kind, bytes, await sharp(bytes, { limitInputPixels: false }).metadata().catch(unreadable));
  return sharp(bytes, { limitInputPixels: MAX_SIDE * MAX_SIDE, autoOrient: true })
    .timeout(TIME_LIMIT)
    .resize(AVATAR_SIDE, AVATAR_SIDE, { fit: 'cover' })
    .flatten({ background: '#fff' })
    .webp({ quality: 85 })
    .toBuffer()
    .catch(unreadable);
}

function judge(kind: PictureKind, bytes: Buffer, { format, width, height, pages = 1 }: Metadata): void {
  if (format !== kind) throw refuse(avatarErrors, 'AVATAR_KIND');
  const [shorter, longer] = [Math.min(width, height), Math.max(width, height)];
  if (shorter < MIN_SIDE || longer > MAX_SIDE) throw refuse(avatarErrors, 'AVATAR_DIMENSIONS');
  if (pages > 1 || isAnimatedPng(kind, bytes)) throw refuse(avatarErrors, 'AVATAR_ANIMATED');
}

/** The decoder reads the first frame of an animated PNG and says nothing of the others; `acTL` stands before the pixels. */
function isAnimatedPng(kind: PictureKind, bytes: Buffer): boolean {
  return kind === 'png' && bytes.subarray(0, Math.max(0, bytes.indexOf('IDAT'))).includes('acTL');
}

function unreadable(): never {
  throw refuse(avatarErrors, 'AVATAR_UNREADABLE');
}
