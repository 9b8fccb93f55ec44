import type { Pdf } from '#business/papers/api/public.ts';

interface BarcodePlace {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Light at both sides, in modules: readers want ten. */
const QUIET = 10;

/** Widths of bars and gaps of a Code 128 in modules, a bar first. The library knows a hundred codes: it is loaded when one is drawn. */
async function code128(text: string): Promise<number[]> {
  const { default: barcodes } = await import('bwip-js/node');
  const [symbol] = barcodes.raw({ bcid: 'code128', text });
  if (!symbol || !('sbs' in symbol)) throw new Error('barcode without bars');
  return symbol.sbs;
}

/** Draws a text as Code 128 in black bars on the paper, sharp at every size; the quiet zones lie within the width. */
export async function drawBarcode(pdf: Pdf, text: string, { x, y, width, height }: BarcodePlace): Promise<void> {
  const widths = await code128(text);
  const module = width / (widths.reduce((sum, one) => sum + one, 0) + 2 * QUIET);
  let left = x + QUIET * module;
  pdf.fillColor('#000');
  for (const [place, modules] of widths.entries()) {
    if (place % 2 === 0) pdf.rect(left, y, modules * module, height);
    left += modules * module;
  }
  pdf.fill();
}
