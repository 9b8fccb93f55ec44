import { CABLES } from './draw-cables.ts';
import { ELECTRICAL } from './draw-electrical.ts';
import { FASTENERS } from './draw-fasteners.ts';
import { FLUIDS } from './draw-fluids.ts';
import { HAND_TOOLS } from './draw-hand-tools.ts';
import { HARDWARE } from './draw-hardware.ts';
import { INSTRUMENTS } from './draw-instruments.ts';
import { LOGISTICS } from './draw-logistics.ts';
import { MACHINING } from './draw-machining.ts';
import { POWER_TOOLS } from './draw-power-tools.ts';
import { PROTECTION } from './draw-protection.ts';
import { SUPPLIES } from './draw-supplies.ts';
import { TRANSMISSION } from './draw-transmission.ts';
import { drawingOf } from './kinds.ts';
import { INK } from './pen.ts';
import { type Drawings, type PictureFacts, readMeasures } from './picture-facts.ts';

export const DRAWINGS: Drawings = {
  ...LOGISTICS,
  ...SUPPLIES,
  ...HARDWARE,
  ...POWER_TOOLS,
  ...CABLES,
  ...FASTENERS,
  ...TRANSMISSION,
  ...HAND_TOOLS,
  ...MACHINING,
  ...INSTRUMENTS,
  ...PROTECTION,
  ...ELECTRICAL,
  ...FLUIDS,
};

/** Views of an item: as it is, with dimension lines, turned, and packed. */
export const PICTURE_VIEWS = [0, 1, 2, 3] as const;
export type PictureView = (typeof PICTURE_VIEWS)[number];

const FONT = '"Noto Sans CJK SC","Noto Sans SC","PingFang SC","Microsoft YaHei",sans-serif';

/** The item as a line drawing of our own, on a square canvas of 400 units; thumbnails go without text nobody could read. */
export function drawPicture(facts: PictureFacts, view: PictureView, captioned = true): string {
  const draw = DRAWINGS[drawingOf(facts.kind)] ?? DRAWINGS.part;
  const body = draw ? draw(readMeasures(facts.keySizes)) : '';
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="400" height="400">`,
    `<rect width="400" height="400" fill="#f7f9fb"/>`,
    `<g fill="none" stroke="${INK}" stroke-width="5" stroke-linejoin="round" stroke-linecap="round">${VIEWS[view](body)}</g>`,
    captioned ? caption(facts, view) : '',
    '</svg>',
  ].join('');
}

const VIEWS: Record<PictureView, (body: string) => string> = {
  0: (body) => body,
  1: (body) => `<g transform="translate(36 30) scale(0.82)">${body}</g>${DIMENSIONS}`,
  2: (body) =>
    `<g transform="translate(400 0) scale(-1 1)"><g transform="rotate(16 200 190) translate(20 19) scale(0.9)">${body}</g></g>`,
  3: (body) => `${PACK}<g transform="translate(112 129) scale(0.34)">${body}</g>`,
};

const DIMENSIONS =
  '<g stroke-width="2.5" stroke="#8aa0b6"><path d="M40 356H360M40 346V366M360 346V366M376 50V320M366 50H386M366 320H386"/><path d="M40 356l12-5v10zM360 356l-12-5v10zM376 50l-5 12h10zM376 320l-5-12h10z" fill="#8aa0b6"/></g>';
const PACK =
  '<path d="M70 110L120 76H330L286 110Z" fill="#f1e3bd"/><path d="M70 110H286V326H70Z" fill="#f7edcf"/><path d="M286 110L330 76V290L286 326Z" fill="#e6d4a4"/><rect x="110" y="124" width="140" height="140" rx="6" fill="#fff" stroke-width="3"/>';

/** Brand, model and key sizes small in the corner. Without a Chinese font on the machine only what every font has is written. */
function caption({ brand, model, keySizes }: PictureFacts, view: PictureView): string {
  if (view === 3) return '';
  const lines = [[brand, model].filter(Boolean).join(' '), keySizes.slice(0, 2).join('  ')].map((text) =>
    clip(text, 34),
  );
  const y = view === 1 ? 20 : 372;
  return lines
    .filter(Boolean)
    .map(
      (text, n) =>
        `<text x="16" y="${y + n * 18}" font-family='${FONT}' font-size="14" fill="${n ? '#8093a6' : '#5a7087'}">${escapeXml(text)}</text>`,
    )
    .join('');
}

const clip = (text: string, length: number) => (text.length > length ? `${text.slice(0, length - 1)}…` : text);

const escapeXml = (text: string) => text.replace(/[<>&'"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
