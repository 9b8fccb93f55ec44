import type { FontReach, PictureFacts, PictureView } from '#features/catalog/api/public.ts';
import { CABLES } from './draw-cables.ts';
import { CURRENT } from './draw-current.ts';
import { ELECTRICAL } from './draw-electrical.ts';
import { FACILITY } from './draw-facility.ts';
import { FASTENERS } from './draw-fasteners.ts';
import { FLUIDS } from './draw-fluids.ts';
import { HAND_TOOLS } from './draw-hand-tools.ts';
import { HARDWARE } from './draw-hardware.ts';
import { HOUSEHOLD } from './draw-household.ts';
import { INSTRUMENTS } from './draw-instruments.ts';
import { LIGHTING } from './draw-lighting.ts';
import { LOGISTICS } from './draw-logistics.ts';
import { MACHINING } from './draw-machining.ts';
import { PLUMBING } from './draw-plumbing.ts';
import { POWER_TOOLS } from './draw-power-tools.ts';
import { PROTECTION } from './draw-protection.ts';
import { SUPPLIES } from './draw-supplies.ts';
import { TRANSMISSION } from './draw-transmission.ts';
import { WORKSHOP } from './draw-workshop.ts';
import { drawingOf } from './kinds.ts';
import { type Drawings, type Measures, readMeasures } from './measures.ts';
import { HOLE, INK } from './pen.ts';

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
  ...FACILITY,
  ...WORKSHOP,
  ...PLUMBING,
  ...HOUSEHOLD,
  ...LIGHTING,
  ...CURRENT,
};

const FONT = '"Noto Sans CJK SC","Noto Sans SC","PingFang SC","Microsoft YaHei",sans-serif';

/** The item as a line drawing of our own, on a square canvas of 400 units. */
export function drawPicture(facts: PictureFacts, view: PictureView, reach: FontReach = 'chinese'): string {
  const draw = DRAWINGS[drawingOf(facts.kind)] ?? DRAWINGS.part;
  const measures = readMeasures(facts.keySizes);
  const body = draw ? draw(measures) : '';
  const words =
    reach === 'none' ? '' : caption(facts, view, reach) + (view === 1 ? dimensionWords(facts.keySizes, measures) : '');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="400" height="400">`,
    `<rect width="400" height="400" fill="${HOLE}"/>`,
    `<g fill="none" stroke="${INK}" stroke-width="5" stroke-linejoin="round" stroke-linecap="round">${VIEWS[view](body)}</g>`,
    words,
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

/** Brand, model and key sizes small in the corner; without a Chinese font only what every font has. */
function caption({ brand, model, keySizes }: PictureFacts, view: PictureView, reach: FontReach): string {
  if (view === 3) return '';
  const y = view === 1 ? 20 : 372;
  const lines = [[brand, model], keySizes.slice(0, 2)].map((words) => clip(writable(words, reach), 34)).filter(Boolean);
  return lines.map((text, n) => label(text, 16, y + n * 18, n ? '#8093a6' : '#5a7087')).join('');
}

/**
 * Length under the drawing and thread beside it. A length alone may be any measure of the item, so it is left out.
 */
function dimensionWords(keySizes: readonly string[], { length }: Measures): string {
  const [size] = /[Mφ]\d+(\.\d+)?/.exec(keySizes.join(' ')) ?? [];
  if (!size) return '';
  const below = length ? label(`${length} mm`, 200, 348, '#5a7087', 'text-anchor="middle"') : '';
  return below + label(size, 366, 185, '#5a7087', 'text-anchor="middle" transform="rotate(-90 366 185)"');
}

const writable = (words: readonly (string | null)[], reach: FontReach) =>
  words.filter((word) => word && (reach === 'chinese' || /^[\x20-\x7e×°±]+$/.test(word))).join(' ');

const label = (text: string, x: number, y: number, fill: string, more = '') =>
  `<text x="${x}" y="${y}" font-family='${FONT}' font-size="14" fill="${fill}" ${more}>${escapeXml(text)}</text>`;

const clip = (text: string, length: number) => (text.length > length ? `${text.slice(0, length - 1)}…` : text);

const escapeXml = (text: string) => text.replace(/[<>&'"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
