import type { TruthAttribute } from './truth-item.ts';

/** Moves the decimal point: 2.5 by −1 is 0.25. Figures stay text, so nothing is rounded. */
function shifted(figure: string, places: number): string {
  const [whole = '', part = ''] = figure.split('.');
  const digits = `${whole}${part}`;
  const point = whole.length + places;
  const padded = point <= 0 ? `${'0'.repeat(1 - point)}${digits}` : digits.padEnd(point, '0');
  const at = Math.max(point, 1);
  const text = `${padded.slice(0, at)}.${padded.slice(at)}`;
  return text
    .replace(/0+$/, '')
    .replace(/\.$/, '')
    .replace(/^0+(?=\d)/, '');
}

/** How else a measure is written, by its unit: each entry is a unit and how far the decimal point moves. */
const OTHER_UNITS: Readonly<Record<string, readonly (readonly [unit: string, places: number])[]>> = {
  mm: [
    ['cm', -1],
    ['毫米', 0],
    ['MM', 0],
    ['m', -3],
  ],
  m: [
    ['米', 0],
    ['cm', 2],
    ['mm', 3],
    ['M', 0],
  ],
  cm: [
    ['mm', 1],
    ['厘米', 0],
  ],
  μm: [
    ['um', 0],
    ['微米', 0],
    ['丝', -1],
  ],
  kg: [
    ['g', 3],
    ['千克', 0],
    ['公斤', 0],
    ['KG', 0],
  ],
  g: [
    ['克', 0],
    ['kg', -3],
  ],
  t: [
    ['吨', 0],
    ['T', 0],
    ['kg', 3],
  ],
  L: [
    ['升', 0],
    ['ml', 3],
    ['l', 0],
  ],
  mL: [
    ['毫升', 0],
    ['ML', 0],
    ['L', -3],
  ],
  V: [
    ['伏', 0],
    ['v', 0],
    ['kV', -3],
  ],
  kV: [
    ['KV', 0],
    ['千伏', 0],
    ['V', 3],
  ],
  A: [
    ['安', 0],
    ['a', 0],
    ['mA', 3],
  ],
  mA: [
    ['毫安', 0],
    ['A', -3],
  ],
  W: [
    ['瓦', 0],
    ['w', 0],
    ['kW', -3],
  ],
  kW: [
    ['千瓦', 0],
    ['KW', 0],
    ['W', 3],
  ],
  MPa: [
    ['mpa', 0],
    ['兆帕', 0],
    ['bar', 1],
  ],
  'mm²': [
    ['平方', 0],
    ['mm2', 0],
    ['平方毫米', 0],
  ],
  N·m: [
    ['Nm', 0],
    ['N.m', 0],
    ['牛米', 0],
  ],
  rpm: [
    ['转', 0],
    ['r/min', 0],
  ],
  目: [['目', 0]],
  '℃': [
    ['度', 0],
    ['°C', 0],
  ],
};

/** Nominal bores people ask for in inches. */
const BORES: Readonly<Record<string, string>> = {
  DN15: '1/2',
  DN20: '3/4',
  DN25: '1',
  DN32: '1-1/4',
  DN40: '1-1/2',
  DN50: '2',
  DN65: '2-1/2',
  DN80: '3',
  DN100: '4',
};

/** All other ways to write a value; none when people write it one way only. */
export function otherWays({ value, unit = '' }: TruthAttribute): string[] {
  const bore = BORES[value];
  if (bore) return [`${bore}"`, `${bore}寸`, `${bore}英寸`, value.replace('DN', 'DN '), value.toLowerCase()];
  if (/^φ\d/.test(value))
    return [value.replace('φ', 'Ø'), value.replace('φ', 'ø'), value.replace('φ', '直径'), value.replace('φ', 'Φ')];
  const inches = /^([\d/.-]+)(?:寸|"|英寸)$/.exec(value);
  if (inches)
    return ['"', '寸', '英寸', ' inch', '″'].map((sign) => `${inches[1]}${sign}`).filter((way) => way !== value);
  if (!/^\d+(?:\.\d+)?$/.test(value)) return [];
  // Nobody writes 0.00012 m: a figure with more than three decimals is no way people write it.
  return (OTHER_UNITS[unit] ?? [])
    .map(([other, places]) => `${shifted(value, places)}${other}`)
    .filter((way) => !/\.\d{4}/.test(way) && way.length <= 9);
}
