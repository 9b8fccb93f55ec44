import { lineFieldWords } from '#business/line-fields/rules/public.ts';
import { BESIDE_FIELDS, type BesideField, type WrittenRow } from '#business/written-lines/contract/list-schemas.ts';
import type { PastedRow } from '#business/written-lines/rules/public.ts';
import type { JudgedRow } from '../../contract/bulk-schemas.ts';
import { MAX_TYPED_ROWS } from '../../rules/bulk-limits.ts';

export const CELLS = ['code', 'quantity', 'customerCode', 'note'] as const;
export type CellName = (typeof CELLS)[number];

/** A row while it is being written; `id` stays with it however rows come and go. */
export interface TypedRow extends PastedRow {
  id: number;
  /** Pasted without a quantity that was understood: none is filled in, the buyer says it. */
  asks?: boolean;
}

export interface TypedRows {
  rows: TypedRow[];
  nextId: number;
}

/** Longest text of each cell, as the call takes it. */
export const CELL_LENGTHS: Record<CellName, number> = { code: 120, quantity: 40, customerCode: 120, note: 200 };

/** Longest name a row keeps; it has no cell of its own. */
const NAME_LENGTH = 200;

const BLANK: PastedRow = { code: '', name: '', quantity: '', customerCode: '', note: '' };
const START_ROWS = 5;

export const isBlank = (row: PastedRow) => CELLS.every((cell) => row[cell].trim() === '');

export function emptyRows(): TypedRows {
  return append(
    { rows: [], nextId: 1 },
    Array.from({ length: START_ROWS }, () => BLANK),
  );
}

function append({ rows, nextId }: TypedRows, added: readonly Omit<TypedRow, 'id'>[]): TypedRows {
  const fresh = added.map((row, at) => ({ ...row, id: nextId + at }));
  return { rows: [...rows, ...fresh], nextId: nextId + added.length };
}

const cut = (row: PastedRow): PastedRow => ({
  code: row.code.slice(0, CELL_LENGTHS.code),
  name: row.name.slice(0, NAME_LENGTH),
  quantity: row.quantity.slice(0, CELL_LENGTHS.quantity),
  customerCode: row.customerCode.slice(0, CELL_LENGTHS.customerCode),
  note: row.note.slice(0, CELL_LENGTHS.note),
  ...(row.fields && { fields: row.fields }),
});

const asking = (row: PastedRow) => ({ ...cut(row), asks: row.quantity === '' });

export type RowsChange =
  | { kind: 'write'; id: number; cells: Partial<PastedRow> }
  | { kind: 'addBlank' }
  | { kind: 'remove'; ids: readonly number[] }
  /** Pasted rows take the places of blank ones; without `at` they stand after all that is written. */
  | { kind: 'paste'; pasted: readonly PastedRow[]; at?: number }
  /** The rows of before a reload stand instead of all there is. */
  | { kind: 'restore'; rows: readonly PastedRow[] };

/** Rows pasted beyond the limit; they are said and stay in the box, never cut off in silence. */
export const overflow = ({ rows }: TypedRows, pasted: number) =>
  Math.max(0, rows.filter((row) => !isBlank(row)).length + pasted - MAX_TYPED_ROWS);

function paste(state: TypedRows, pasted: readonly PastedRow[], at: number | undefined): TypedRows {
  const place = at === undefined ? -1 : state.rows.findIndex(({ id }) => id === at);
  const before = (place < 0 ? state.rows : state.rows.slice(0, place)).filter((row) => !isBlank(row));
  const after = place < 0 ? [] : state.rows.slice(place).filter((row) => !isBlank(row));
  const filled = append({ rows: before, nextId: state.nextId }, pasted.map(asking));
  return append({ rows: [...filled.rows, ...after], nextId: filled.nextId }, [BLANK]);
}

export function changeRows(state: TypedRows, change: RowsChange): TypedRows {
  switch (change.kind) {
    case 'write': {
      const rows = state.rows.map((row) => (row.id === change.id ? { ...row, ...change.cells } : row));
      return { ...state, rows };
    }
    case 'addBlank':
      return state.rows.length < MAX_TYPED_ROWS ? append(state, [BLANK]) : state;
    case 'remove': {
      const gone = new Set(change.ids);
      const rows = state.rows.filter(({ id }) => !gone.has(id));
      return rows.length > 0 ? { ...state, rows } : append({ ...state, rows }, [BLANK]);
    }
    case 'paste':
      return paste(state, change.pasted, change.at);
    case 'restore':
      return append({ rows: [], nextId: state.nextId }, [...change.rows.map(asking), BLANK]);
  }
}

const NO_FIELDS = Object.fromEntries(BESIDE_FIELDS.map(({ name }) => [name, ''])) as Record<BesideField, string>;

/** A row as the call takes it; rows are named by their place on the page. */
export function asWrittenRow(row: PastedRow, rowNumber: number): WrittenRow {
  const { code, name, quantity, customerCode, note, fields } = cut(row);
  const rest = { mpn: '', unit: '', ...NO_FIELDS, ...fields };
  return { rowNumber, goodsCode: code.trim(), name, quantity: quantity.trim(), customerCode, ...rest, note };
}

/** What a check depends on: the same text was judged alike a moment ago. */
export const checkKey = ({ code, name, quantity, customerCode, note, fields = {} }: PastedRow) =>
  JSON.stringify([code, name, quantity, customerCode, note, ...lineFieldWords(fields)].map((text) => text.trim()));

export type Verdicts = ReadonlyMap<string, JudgedRow>;
