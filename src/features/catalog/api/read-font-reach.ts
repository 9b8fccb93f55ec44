import sharp from 'sharp';
import type { FontReach } from './picture-source.ts';

const SIZE = 100;

/**
 * What the machine's fonts can write. A missing glyph is drawn as a tall box, so a sign that is one flat stroke tells: the
 * Chinese “one” and the hyphen are wider than high only when a font really has them.
 */
export async function readFontReach(): Promise<FontReach> {
  if (await isFlat('一')) return 'chinese';
  return (await isFlat('-')) ? 'latin' : 'none';
}

async function isFlat(sign: string): Promise<boolean> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE * 2}" height="${SIZE * 2}"><text x="50" y="130" font-size="${SIZE}" font-family="sans-serif">${sign}</text></svg>`;
  const { data, info } = await sharp(Buffer.from(svg))
    .ensureAlpha()
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true });
  let [left, right, top, bottom] = [info.width, -1, info.height, -1];
  data.forEach((ink, i) => {
    if (ink < 128) return;
    const [x, y] = [i % info.width, Math.floor(i / info.width)];
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  });
  return right >= left && bottom - top < (right - left) * 0.7;
}
