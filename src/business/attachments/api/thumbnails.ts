import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/** Twice the size it is shown in: sharp on every screen. */
const SIDE = 112;
/** More pixels than any camera makes are an attack on the decoder. */
const MAX_PIXELS = 50_000_000;
const TIME_LIMIT = { seconds: 5 };

/** Small pictures of pictures, each painted once and then read from a folder of this machine. */
export interface Thumbnails {
  /** Null where the picture cannot be read. */
  paint(storedAs: string, read: () => Promise<Buffer>): Promise<Buffer | null>;
  forget(storedAs: string): Promise<void>;
}

const shrink = (picture: Buffer): Promise<Buffer | null> =>
  sharp(picture, { limitInputPixels: MAX_PIXELS, autoOrient: true })
    .timeout(TIME_LIMIT)
    .resize(SIDE, SIDE, { fit: 'cover' })
    .flatten({ background: '#fff' })
    .webp({ quality: 75 })
    .toBuffer()
    .catch(() => null);

export function openThumbnails(dir: string): Thumbnails {
  const pathOf = (storedAs: string) => join(dir, storedAs.slice(0, 2), `${storedAs}.webp`);
  const keep = async (path: string, picture: Buffer) => {
    await mkdir(join(path, '..'), { recursive: true, mode: 0o700 });
    const aside = `${path}.${randomBytes(4).toString('hex')}`;
    await writeFile(aside, picture, { mode: 0o600 });
    await rename(aside, path);
  };
  return {
    async paint(storedAs, read) {
      const path = pathOf(storedAs);
      const painted = await readFile(path).catch(() => null);
      if (painted) return painted;
      const picture = await shrink(await read());
      if (picture) await keep(path, picture);
      return picture;
    },
    forget: (storedAs) => rm(pathOf(storedAs), { force: true }),
  };
}
