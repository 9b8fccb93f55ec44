import type { PastedRow } from '#business/written-lines/rules/public.ts';
import { CELLS } from './typed-rows.ts';

const KEY = 'bulkRows';

const isRow = (value: unknown): value is PastedRow =>
  typeof value === 'object' &&
  value !== null &&
  CELLS.every((cell) => typeof (value as Partial<Record<string, unknown>>)[cell] === 'string');

/** Rows of this tab as they were before a reload; none where nothing was kept or storage is closed. */
export function readKeptRows(): PastedRow[] {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isRow).map((row) => ({ ...row, name: row.name ?? '' })) : [];
  } catch {
    return [];
  }
}

/** Without storage the page works and forgets. */
export function keepRows(rows: readonly PastedRow[]): void {
  try {
    const texts = rows.map(({ code, name, quantity, customerCode, note, fields }) => ({
      code,
      name,
      quantity,
      customerCode,
      note,
      fields,
    }));
    if (texts.length > 0) window.sessionStorage.setItem(KEY, JSON.stringify(texts));
    else window.sessionStorage.removeItem(KEY);
  } catch {
    // A private window or a full disk.
  }
}
