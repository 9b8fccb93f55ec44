import encodeQR from 'qr';
import sharp from 'sharp';
import { refuse } from '#platform/api/refuse.ts';
import { qrErrors } from '../contract/qr-errors.ts';
import { QR_MAX_BYTES } from '../rules/qr-limit.ts';

interface QrWish {
  content: string;
  format: 'svg' | 'png';
  /** Pixels of a PNG; an SVG has none. */
  size: number;
}

/** White around the code, in modules: readers need four. */
const BORDER = 4;

/** A QR code as a data URL; fails on nothing and on more than a code can carry (specification 5). */
export async function drawQrCode({ content, format, size }: QrWish): Promise<string> {
  if (content.trim() === '') throw refuse(qrErrors, 'QR_EMPTY');
  if (Buffer.byteLength(content) > QR_MAX_BYTES) throw refuse(qrErrors, 'QR_TOO_LARGE');
  const svg = Buffer.from(encodeQR(content, 'svg', { ecc: 'medium', border: BORDER }));
  if (format === 'svg') return `data:image/svg+xml;base64,${svg.toString('base64')}`;
  const png = await sharp(svg, { density: 300 })
    .resize(size, size, { kernel: 'nearest' })
    .flatten({ background: '#fff' })
    .png()
    .toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}
