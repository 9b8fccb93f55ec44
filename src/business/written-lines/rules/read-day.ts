/** 2026-12-01, 2026/12/1, 2026.12.1, 2026年12月1日, each perhaps with a time of day behind it. */
const PARTED = /^(\d{4})\s*[-/.年]\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})\s*日?(?:[T\s].*)?$/u;
const WHOLE = /^(\d{4})(\d{2})(\d{2})$/;

/** 12/1/26: what a workbook hands over where its cell has the short date of Excel, whatever the country showed. */
const SHORT = /^(\d{1,2})\/(\d{1,2})\/(\d{2})(?:\s.*)?$/;

/**
 * A day as people and programs write it, as YYYY-MM-DD; null where it is not sure which day is meant: 12/1 has no year,
 * and 01.12.26 may begin with the day or with the year.
 */
export function readDay(text: string): string | null {
  const [, year = '', month = '', day = ''] =
    PARTED.exec(text.trim()) ?? WHOLE.exec(text.trim()) ?? yearFirst(SHORT.exec(text.trim())) ?? [];
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const read = new Date(`${written}T00:00:00Z`);
  return Number.isNaN(read.getTime()) || read.toISOString().slice(0, 10) !== written ? null : written;
}

const yearFirst = (short: RegExpExecArray | null) => short && [short[0], `20${short[3]}`, short[1], short[2]];
