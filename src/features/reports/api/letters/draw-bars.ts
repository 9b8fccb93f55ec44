import sharp, { type OverlayOptions } from 'sharp';
import { type DrawnWords, drawWords } from '#business/papers/api/public.ts';
import { type BarPlaces, type Box, placeBars } from '../../rules/bar-places.ts';
import { axisText, barText, type Unit } from '../../rules/figure-text.ts';

export interface DrawnColumn {
  label: string;
  /** Null: nothing to tell. */
  value: number | null;
  /** Of the period itself; the others came before. */
  now: boolean;
}

export interface DrawnChart {
  title: string;
  /** What is counted, below the title. */
  note: string;
  unit: Unit;
  columns: readonly DrawnColumn[];
}

/** Twice as large as a letter shows it: screens with small dots stay sharp. */
const SIZE = { width: 1_072, height: 624 } as const;
const MARGIN = 36;
/** Below title and legend, with room for the number above the highest bar. */
const PLOT_TOP = 176;
const LABEL_ROOM = 52;
const LABEL_PX = 23;

/** Colours of the shop (theme/tokens.css): what is drawn into a letter cannot follow variables. */
const COLOURS = { now: '#1668c7', before: '#a9cbee', ink: '#17212b', soft: '#606f7e', line: '#e2e7ed' } as const;

const label = (text: string, color: string = COLOURS.soft) =>
  drawWords(text, { size: LABEL_PX, color, weight: 'regular' });

const place = ({ png }: DrawnWords, left: number, top: number): OverlayOptions => ({
  input: png,
  left: Math.max(0, Math.round(left)),
  top: Math.max(0, Math.round(top)),
});

const centred = (words: DrawnWords, middle: number, top: number) =>
  place(words, Math.min(SIZE.width - words.width, middle - words.width / 2), top);

interface Legend {
  parts: OverlayOptions[];
  boxes: string;
}

/** Which colour is the period, where both are there. */
async function drawLegend(columns: readonly DrawnColumn[]): Promise<Legend> {
  if (columns.every(({ now }) => now)) return { parts: [], boxes: '' };
  const names = [
    { words: await label('本期'), fill: COLOURS.now },
    { words: await label('此前'), fill: COLOURS.before },
  ];
  const [box, gap, top] = [20, 10, 96];
  let left: number = SIZE.width - MARGIN;
  const drawn = names.toReversed().map(({ words, fill }) => {
    left -= words.width;
    const part = place(words, left, top);
    left -= box + gap;
    const rect = `<rect x="${left}" y="${top + 3}" width="${box}" height="${box}" rx="3" fill="${fill}"/>`;
    left -= 2 * gap;
    return { part, rect };
  });
  return { parts: drawn.map(({ part }) => part), boxes: drawn.map(({ rect }) => rect).join('') };
}

function drawGround({ axis, bars, heightOf }: BarPlaces, field: Box, { columns }: DrawnChart, legend: string): string {
  const lines = axis.ticks.map((tick) => {
    const stroke = tick === 0 ? COLOURS.before : COLOURS.line;
    const y = Math.round(heightOf(tick));
    return `<line x1="${field.left}" x2="${field.left + field.width}" y1="${y}" y2="${y}" stroke="${stroke}" stroke-width="2"/>`;
  });
  const boxes = bars.map((bar, at) => {
    if (!bar || bar.height === 0) return '';
    const fill = columns[at]?.now ? COLOURS.now : COLOURS.before;
    return `<rect x="${bar.left}" y="${bar.top}" width="${bar.width}" height="${bar.height}" rx="3" fill="${fill}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}">
<rect width="100%" height="100%" fill="#fff"/>${lines.join('')}${boxes.join('')}${legend}</svg>`;
}

/** As many of the labels as stand beside each other; the last one always does. */
function shownEvery(words: readonly DrawnWords[], column: number): (at: number) => boolean {
  const widest = Math.max(...words.map(({ width }) => width));
  const step = Math.ceil((widest + 6) / column);
  return (at) => (words.length - 1 - at) % step === 0;
}

async function drawColumnWords({ columns, unit }: DrawnChart, { bars, middles }: BarPlaces, field: Box) {
  const names = await Promise.all(columns.map((one) => label(one.label, one.now ? COLOURS.ink : COLOURS.soft)));
  const values = await Promise.all(
    columns.map(({ value, now }) =>
      label(value === null ? '—' : barText(unit, value), now ? COLOURS.now : COLOURS.soft),
    ),
  );
  const slot = field.width / columns.length;
  const [named, valued] = [shownEvery(names, slot), shownEvery(values, slot)];
  return middles.flatMap((middle, at) => {
    const [name, value, bar] = [names[at], values[at], bars[at]];
    const top = (bar?.top ?? field.top + field.height) - LABEL_PX - 10;
    return [
      ...(name && named(at) ? [centred(name, middle, field.top + field.height + 14)] : []),
      ...(value && valued(at) ? [centred(value, middle, top)] : []),
    ];
  });
}

/** Bars over time as a PNG, for letters: with the fonts of the project, wherever it is drawn. */
export async function drawBars(chart: DrawnChart): Promise<Buffer> {
  const { title, note, unit, columns } = chart;
  const numbers = columns.map(({ value }) => value);
  const field = { left: 0, top: PLOT_TOP, width: 0, height: SIZE.height - PLOT_TOP - LABEL_ROOM };
  const { axis } = placeBars(numbers, field, unit === 'percent');
  const ticks = await Promise.all(axis.ticks.map(async (tick) => ({ tick, words: await label(axisText(unit, tick)) })));
  const room = Math.max(...ticks.map(({ words }) => words.width));
  field.left = MARGIN + room + 12;
  field.width = SIZE.width - MARGIN - field.left;
  const places = placeBars(numbers, field, unit === 'percent');
  const legend = await drawLegend(columns);
  const parts = [
    place(await drawWords(title, { size: 32, color: COLOURS.ink, weight: 'bold' }), MARGIN, 34),
    place(await label(note), MARGIN, 96),
    ...legend.parts,
    ...ticks.map(({ tick, words }) =>
      place(words, MARGIN + room - words.width, places.heightOf(tick) - words.height / 2),
    ),
    ...(await drawColumnWords(chart, places, field)),
  ];
  const ground = Buffer.from(drawGround(places, field, chart, legend.boxes));
  return sharp(ground).composite(parts).png({ palette: true, colours: 64, compressionLevel: 9 }).toBuffer();
}
