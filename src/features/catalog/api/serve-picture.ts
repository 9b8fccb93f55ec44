import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import sharp from 'sharp';
import { createPictureCache, type PictureCache } from './picture-cache.ts';
import type { FontReach, PictureFacts, PictureSource, PictureView } from './picture-source.ts';
import { readFontReach } from './read-font-reach.ts';

/** Widths a picture is kept in; addresses with any other do not exist. */
export const PICTURE_WIDTHS = [96, 320, 800] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/** Drawn again when the drawings themselves change. */
const EDITION = '3';

/** Rendering holds a core: no more at a time than there are, so that pages go on being served. */
const SLOTS = Math.max(1, availableParallelism() - 1);
let busy = 0;
const queue: (() => void)[] = [];
/** Looked up once; fonts do not come while the server runs. */
let fontReach: Promise<FontReach> | undefined;
const underWay = new Map<string, Promise<Buffer>>();
const caches = new Map<string, PictureCache>();

function cacheIn(dir: string): PictureCache {
  const known = caches.get(dir) ?? createPictureCache(dir);
  caches.set(dir, known);
  return known;
}

async function inSlot<T>(work: () => Promise<T>): Promise<T> {
  if (busy >= SLOTS) await new Promise<void>((resolve) => queue.push(resolve));
  busy += 1;
  try {
    return await work();
  } finally {
    busy -= 1;
    queue.shift()?.();
  }
}

/** Name of a picture by what it shows: items that look the same share one file. */
export function pictureKey(facts: PictureFacts, view: PictureView, width: PictureWidth): string {
  const { kind, brand, model, keySizes } = facts;
  return createHash('sha256')
    .update(JSON.stringify([EDITION, kind, brand, model, keySizes, view, width]))
    .digest('hex')
    .slice(0, 32);
}

/** The picture as WebP, from disk when it was drawn before. Several askers of a new picture wait for one rendering. */
export async function readOrRenderPicture(
  facts: PictureFacts,
  view: PictureView,
  width: PictureWidth,
  source: PictureSource,
): Promise<Buffer> {
  const cache = cacheIn(source.dir);
  const key = pictureKey(facts, view, width);
  const kept = await cache.read(key);
  if (kept) return kept;
  const asked = `${source.dir} ${key}`;
  let rendering = underWay.get(asked);
  if (!rendering) {
    rendering = inSlot(async () => {
      const picture = await render(source, facts, view, width);
      await cache.write(key, picture);
      return picture;
    }).finally(() => underWay.delete(asked));
    underWay.set(asked, rendering);
  }
  return rendering;
}

async function render({ draw }: PictureSource, facts: PictureFacts, view: PictureView, width: PictureWidth) {
  const reach = width === 800 ? await (fontReach ??= readFontReach()) : 'none';
  const svg = Buffer.from(draw(facts, view, reach));
  const density = Math.ceil((72 * width) / 400);
  return sharp(svg, { density }).resize(width, width).webp({ quality: 84 }).toBuffer();
}
