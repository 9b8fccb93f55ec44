import type { SheetBatch, WorkbookCell } from '#platform/api/tables/write-workbook.ts';
import { cellOf, type ExportColumn, widthFor } from '../rules/export-columns.ts';

/** One sheet of a file, and the rows that each thing read gives it. */
export interface ExportSheet<Item> {
  name: string;
  columns: readonly { header: string; width?: number }[];
  rowsOf: (item: Item) => readonly (readonly WorkbookCell[])[];
}

/** Rows as cells, whatever they were read as: what writers take. */
export interface ExportTable {
  sheets: readonly { name: string; columns: readonly { header: string; width?: number }[] }[];
  /** One list of rows per sheet in each batch. */
  batches: AsyncIterable<readonly SheetBatch[]>;
}

/** A sheet with several rows for each thing: the lines of orders. */
export const sheetOfParts = <Item, Row>(
  name: string,
  columns: readonly ExportColumn<Row>[],
  partsOf: (item: Item) => readonly Row[],
): ExportSheet<Item> => ({
  name,
  columns,
  rowsOf: (item) => partsOf(item).map((row) => columns.map(({ kind, value }) => cellOf(kind, value(row)))),
});

/** A sheet with one row for each thing. */
export const sheetOf = <Item>(name: string, columns: readonly ExportColumn<Item>[]): ExportSheet<Item> =>
  sheetOfParts(name, columns, (item: Item) => [item]);

type Items<Item> = AsyncIterable<readonly Item[]> | readonly Item[];

async function* batchesOf<Item>(sheets: readonly ExportSheet<Item>[], items: Items<Item>) {
  const batches = Symbol.asyncIterator in items ? items : [items];
  for await (const batch of batches) yield sheets.map(({ rowsOf }) => batch.flatMap((item) => [...rowsOf(item)]));
}

export const tableOf = <Item>(sheets: readonly ExportSheet<Item>[], items: Items<Item>): ExportTable => ({
  sheets,
  batches: batchesOf(sheets, items),
});

/** Rows that are looked at for the width of a column that says none. */
const LOOKED_AT = 200;

/** The table with a width for each column, and its rows from the first on. */
export async function withWidths({ sheets, batches }: ExportTable) {
  const rest = batches[Symbol.asyncIterator]();
  const first = await rest.next();
  async function* all() {
    if (first.done) return;
    yield first.value;
    yield* { [Symbol.asyncIterator]: () => rest };
  }
  const rowsOf = (sheet: number) => (first.done ? [] : (first.value[sheet] ?? []).slice(0, LOOKED_AT));
  return {
    sheets: sheets.map(({ name, columns }, sheet) => ({
      name,
      columns: columns.map(({ header, width }, at) => ({
        title: header,
        width: width ?? widthFor([header, ...rowsOf(sheet).map((row) => row[at] ?? null)]),
      })),
    })),
    batches: all(),
  };
}
