import type { NumberFormats } from './number-formats.ts';
import type { SharedStrings } from './shared-strings.ts';
import { plainText } from './text-cells.ts';

/** What draws a number by its format. */
export interface Formatter {
  is_date(format: string): boolean;
  format(format: string, value: number, options: { date1904: boolean }): string;
}

/** What a sheet needs of the rest of its workbook to be read. */
export interface SheetContext {
  strings: SharedStrings;
  formats: NumberFormats;
  /** Days are counted from 1904. */
  date1904: boolean;
  /** Null where no number has a format. */
  formatter: Formatter | null;
}

export interface WrittenCell {
  type: string | undefined;
  style: string | undefined;
  /** Content of `v`; formulas bring the value they had when the file was saved. */
  value: string;
  /** Content of `is`. */
  inline: string;
}

/** Digits of a number as a person reads it: fifteen of them, and never an exponent. */
function plainNumber(value: number): string {
  const text = String(Number(value.toPrecision(15)));
  return text.includes('e') ? value.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 20 }) : text;
}

/** Dates and numbers kept to a width by zeros read as shown, other numbers by their value. */
function numberText(value: number, format: string, { formatter, date1904 }: SheetContext): string {
  if (!formatter || format === '' || format === 'General') return plainNumber(value);
  const asShown = /^0{2,}$/.test(format) || formatter.is_date(format);
  return asShown ? formatter.format(format, value, { date1904 }) : plainNumber(value);
}

const MS_PER_DAY = 86_400_000;

/** Day number of a date written as ISO 8601. */
function dayNumber(written: string, date1904: boolean): number {
  const ms = Date.parse(/(?:Z|[+-]\d\d:?\d\d)$|^[^T]*$/.test(written) ? written : `${written}Z`);
  return (ms - Date.UTC(1899, 11, 30)) / MS_PER_DAY - (date1904 ? 1_462 : 0);
}

/** A format that says nothing may have a number: the number then stands for itself. */
function shown(value: number, { style, value: written }: WrittenCell, context: SheetContext): string {
  if (Number.isNaN(value)) return written;
  try {
    return numberText(value, context.formats.formatOf(style), context);
  } catch {
    return plainNumber(value);
  }
}

/** What a person sees in a cell. */
export function cellText(cell: WrittenCell, context: SheetContext): string {
  const { type = 'n', value, inline } = cell;
  if (type === 'inlineStr') return inline;
  if (value === '') return '';
  if (type === 's') return context.strings.get(Number.parseInt(value, 10));
  if (type === 'str') return plainText(value);
  if (type === 'b') return String(value === '1' || value === 'true');
  if (type === 'e') return value;
  if (type === 'd') return shown(dayNumber(value, context.date1904), cell, context);
  return shown(Number.parseFloat(value), cell, context);
}
