import { LINE_FIELDS, type LineField, type LineFieldName, type LineFields } from '../contract/line-fields.ts';

type Entry = LineField & { name: LineFieldName };
const DAYS = (LINE_FIELDS as readonly Entry[]).filter(({ kind }) => kind === 'date');

const isPast = (day: string | null | undefined, today: string) => Boolean(day) && String(day) < today;

/**
 * Why a day written to a line cannot be kept: goods cannot arrive before today (decision 0051). `today`
 * is the day in Asia/Shanghai by the shop's clock. Null where every day of the line still lies ahead.
 */
export function pastDayFault(line: Partial<LineFields>, today: string): string | null {
  const past = DAYS.find(({ name }) => isPast(line[name], today));
  return past ? `${past.label} ${line[past.name]} 早于今天，请改为今天或以后的日期` : null;
}

/** Says in words which lines came without a day, because it is over; empty where all days lie ahead. */
export function droppedDaysText(lines: readonly (Partial<LineFields> & { lineNo: number })[], today: string): string {
  const late = lines.flatMap((line) =>
    DAYS.filter(({ name }) => isPast(line[name], today)).map(({ label }) => ({ label, lineNo: line.lineNo })),
  );
  if (late.length === 0) return '';
  const places = [...new Set(late.map(({ lineNo }) => lineNo))].join('、');
  return `第 ${places} 行的${[...new Set(late.map(({ label }) => label))].join('、')}已过，不再带入`;
}

/** The line without days that are over: what is made of an older document does not bring them along. */
export function withoutPastDays<Line extends Partial<LineFields>>(line: Line, today: string): Line {
  const past = DAYS.filter(({ name }) => isPast(line[name], today));
  return { ...line, ...Object.fromEntries(past.map(({ name }) => [name, null])) };
}
