import sharp, { type Metadata } from 'sharp';
import { type PictureKind, sniffPicture } from '#platform/shared/sniff-picture.ts';
import type { FileStore } from './file-store.ts';

const MIN_SIDE = 10;
const MAX_SIDE = 4096;
const TIME_LIMIT = { seconds: 5 };

/** What can be wrong with a picture that was handed in. */
export type PictureFault = 'KIND' | 'UNREADABLE' | 'DIMENSIONS' | 'ANIMATED';

/** More pixels than any camera makes are an attack on the decoder. */
const MAX_PIXELS = 50_000_000;

/**
 * A photograph painted anew, no longer than `longestSide`: only pixels of the original are kept, no place, camera or other
 * metadata. What it is has been decided before, by what is inside.
 */
export function repaintPhotograph(bytes: Buffer, longestSide: number, unreadable: () => Error): Promise<Buffer> {
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, autoOrient: true })
    .timeout(TIME_LIMIT)
    .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .webp({ quality: 80 })
    .toBuffer()
    .catch(() => {
      throw unreadable();
    });
}

/**
 * A handed-in picture, painted anew in the size wanted: what is kept has only pixels of the original, no metadata and
 * nothing that stood before or behind the picture. Throws what `refused` makes of a fault.
 */
export async function encodePicture(
  picture: Blob,
  { width, height }: { width: number; height: number },
  refused: (fault: PictureFault) => Error,
): Promise<Buffer> {
  const unreadable = (): never => {
    throw refused('UNREADABLE');
  };
  const bytes = Buffer.from(await picture.arrayBuffer());
  // Decided before any decoder sees it: the image library would also read SVG, TIFF and more.
  const kind = sniffPicture(bytes);
  if (!kind) throw refused('KIND');
  // Reads the header only, so a picture that claims to be enormous can be told what is wrong with it.
  const fault = faultOf(kind, bytes, await sharp(bytes, { limitInputPixels: false }).metadata().catch(unreadable));
  if (fault) throw refused(fault);
  return sharp(bytes, { limitInputPixels: MAX_SIDE * MAX_SIDE, autoOrient: true })
    .timeout(TIME_LIMIT)
    .resize(width, height, { fit: 'cover' })
    .flatten({ background: '#fff' })
    .webp({ quality: 85 })
    .toBuffer()
    .catch(unreadable);
}

function faultOf(
  kind: PictureKind,
  bytes: Buffer,
  { format, width, height, pages = 1 }: Metadata,
): PictureFault | null {
  if (format !== kind) return 'KIND';
  const [shorter, longer] = [Math.min(width, height), Math.max(width, height)];
  if (shorter < MIN_SIDE || longer > MAX_SIDE) return 'DIMENSIONS';
  return pages > 1 || isAnimatedPng(kind, bytes) ? 'ANIMATED' : null;
}

/** The decoder reads the first frame of an animated PNG and says nothing of the others; `acTL` stands before the pixels. */
function isAnimatedPng(kind: PictureKind, bytes: Buffer): boolean {
  return kind === 'png' && bytes.subarray(0, Math.max(0, bytes.indexOf('IDAT'))).includes('acTL');
}

/** A changed picture has a new address. Of people and companies, so for their browsers only. */
const HEADERS = {
  'content-type': 'image/webp',
  'cache-control': 'private, max-age=31536000, immutable',
  'x-content-type-options': 'nosniff',
  // Opened by itself it may run and load nothing.
  'content-security-policy': "default-src 'none'; sandbox",
};

/** Answers `{name}.webp` out of a store; whatever is not one of ours is 404. */
export async function answerStoredPicture(store: FileStore, file: string): Promise<Response> {
  const [, name = ''] = /^([0-9a-f]{32})\.webp$/.exec(file) ?? [];
  const content = await store.read(name);
  if (!content) return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } });
  return new Response(new Uint8Array(content), { headers: HEADERS });
}
