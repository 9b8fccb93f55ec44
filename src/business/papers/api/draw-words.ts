import sharp from 'sharp';
import { markup } from '../rules/markup.ts';
import { findPaperFonts } from './paper-font.ts';

export interface WordStyle {
  size: number;
  color: string;
  weight: 'regular' | 'bold';
  /** Where lines break; absent: it stays one line. */
  width?: number;
}

export interface DrawnWords {
  png: Buffer;
  width: number;
  height: number;
}

/** 72 dots an inch: a point of the font is a pixel. */
const DPI = 72;

/** A text as a picture, with the fonts of the project: what is installed on a server does not show. */
export async function drawWords(text: string, { size, color, weight, width }: WordStyle): Promise<DrawnWords> {
  const fonts = findPaperFonts();
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${color}">${markup(text)}</span>`,
      font: `Noto Sans SC ${weight === 'bold' ? 'Bold ' : ''}${size}px`,
      fontfile: fonts[weight],
      ...(width !== undefined && { width, wrap: 'word-char' as const }),
      rgba: true,
      dpi: DPI,
      spacing: 6,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { png: data, width: info.width, height: info.height };
}
