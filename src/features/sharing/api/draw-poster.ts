import sharp, { type OverlayOptions } from 'sharp';
import { drawWords, type WordStyle } from '#business/papers/api/public.ts';
import { fitText, POSTER } from '../rules/poster-text.ts';

export interface PosterFacts {
  name: string;
  /** Brand, model and number in one line. */
  codes: string;
  /** As everybody sees it; null where there is none. */
  price: string | null;
  seller: string;
  /** Square picture of the item. */
  picture: Buffer;
  /** Data URL of a PNG. */
  qr: string;
}

const MARGIN = 34;
const PICTURE_PX = 482;
const QR_PX = 150;
/** Ground of the poster: band with the name of the shop, frame of the picture. */
const ground = () => `<svg xmlns="http://www.w3.org/2000/svg" width="${POSTER.width}" height="${POSTER.height}">
<rect width="100%" height="100%" fill="#fff"/>
<rect width="100%" height="64" fill="#1668c7"/>
<rect x="${MARGIN}" y="84" width="${PICTURE_PX}" height="${PICTURE_PX}" rx="10" fill="#f4f6f9"/>
<line x1="${MARGIN}" x2="${POSTER.width - MARGIN}" y1="700" y2="700" stroke="#e3e8ef"/>
</svg>`;

/** Share poster of an item (specification 1 and 9), the same wherever it is shown. */
export async function drawPoster({ name, codes, price, seller, picture, qr }: PosterFacts): Promise<Buffer> {
  const wide = POSTER.width - 2 * MARGIN;
  const left = wide - QR_PX - 20;
  const text = async (words: string, top: number, style: WordStyle): Promise<OverlayOptions> => ({
    input: (await drawWords(words, style)).png,
    left: MARGIN,
    top,
  });
  const parts: OverlayOptions[] = [
    await text('MRO采购系统', 20, { size: 24, color: '#ffffff', weight: 'bold', width: wide }),
    { input: await sharp(picture).resize(PICTURE_PX, PICTURE_PX).png().toBuffer(), left: MARGIN, top: 84 },
    await text(fitText(name, 64), 580, { size: 26, color: '#1f2a37', weight: 'bold', width: wide }),
    await text(fitText(codes, 48), 668, { size: 18, color: '#5b6776', weight: 'regular', width: wide }),
    await text(price ?? '登录查看价格', 724, {
      size: price ? 34 : 24,
      color: '#c8372d',
      weight: 'bold',
      width: left,
    }),
    await text(`${seller} 推荐\n扫码查看商品、价格和库存`, 786, {
      size: 18,
      color: '#5b6776',
      weight: 'regular',
      width: left,
    }),
    {
      input: await sharp(Buffer.from(qr.slice(qr.indexOf(',') + 1), 'base64'))
        .resize(QR_PX, QR_PX)
        .png()
        .toBuffer(),
      left: POSTER.width - MARGIN - QR_PX,
      top: 712,
    },
  ];
  return sharp(Buffer.from(ground())).composite(parts).png({ compressionLevel: 9 }).toBuffer();
}
