import { displayYuan } from '#platform/shared/display-money.ts';
import type { FigureNote } from '../contract/report-schemas.ts';

export type Unit = FigureNote['unit'];

const DECIMAL = /^(-?)(\d+)(\.\d+)?$/;

/** Digits in groups of three, as they stand: no figure is rounded by being read as a number. */
function grouped(text: string): string {
  const [, sign = '', whole = text, fraction = ''] = DECIMAL.exec(text) ?? [];
  return `${sign}${whole.replace(/\B(?=(\d{3})+$)/g, ',')}${fraction}`;
}

const WORDS: Readonly<Record<Unit, (text: string) => string>> = {
  yuan: displayYuan,
  count: grouped,
  percent: (text) => `${text}%`,
  days: (text) => `${text} 天`,
  hours: (text) => `${text} 小时`,
};

/** A figure as people read it (behaviours 2.13); a dash where there is nothing to tell. */
export const figureText = (unit: Unit, value: string | number | null): string =>
  value === null ? '—' : WORDS[unit](String(value));

/** A change with its sign (behaviours 2.13): +8.0%, or +1.8 points of figures in percent. */
export function changeText(unit: Unit, change: string): string {
  const signed = change.startsWith('-') || Number(change) === 0 ? change : `+${change}`;
  return unit === 'percent' ? `${signed} 个百分点` : `${signed}%`;
}

const WAN = 10_000;
const YI = 100_000_000;

/** A number on an axis, short (behaviours 2.13): 60万, 1.2亿. */
export function axisText(unit: Unit, value: number): string {
  if (unit === 'percent') return `${value}%`;
  const size = Math.abs(value);
  if (size >= YI) return `${Number((value / YI).toFixed(2))}亿`;
  if (size >= WAN) return `${Number((value / WAN).toFixed(2))}万`;
  return String(Number(value.toFixed(2)));
}

const DIGITS = 3;

/** A number above its bar (behaviours 2.13): three digits tell as much as its height does. */
export const barText = (unit: Unit, value: number): string =>
  axisText(unit, unit === 'percent' ? value : Number(value.toPrecision(DIGITS)));
