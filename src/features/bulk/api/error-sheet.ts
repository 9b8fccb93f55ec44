import { sheetOf, tableFile, tableOf } from '#business/transfers/api/public.ts';
import type { ExportColumn } from '#business/transfers/rules/public.ts';
import { LIST_FIELDS, RESULT_HEADER } from '#business/written-lines/rules/public.ts';
import { MAX_PROPOSED_TEXTS } from '../contract/bulk-limits.ts';
import type { RejectedRow } from '../contract/bulk-schemas.ts';
import type { ListHead, ListRow } from './bulk-list-repo.ts';
import type { JudgedItem } from './judge-rows.ts';
import { type Proposing, proposeItems } from './propose-items.ts';

const stemOf = (fileName: string) => fileName.replace(/\.[^.]*$/, '');

type Cells = readonly (string | number)[];

/** Columns by their place; quantities are numbers again, so that a spreadsheet calculates with them. */
const columnsOf = (titles: readonly string[], quantity: number | null | undefined): ExportColumn<Cells>[] =>
  titles.map((header, at) => ({
    key: `column-${at}`,
    header,
    kind: at === quantity ? 'quantity' : 'text',
    value: (cells) => cells[at] ?? '',
  }));

/**
 * The rows that stayed out, in their original columns, with the reason in one column more. Put right and uploaded again
 * it is read by the same columns; the reasons of the last time are replaced.
 */
export async function errorSheet(
  list: ListHead,
  rows: readonly ListRow[],
  rejected: readonly RejectedRow[],
): Promise<File> {
  const { header, mapping, fileName } = list;
  const previous = header.indexOf(RESULT_HEADER);
  const at = previous < 0 ? header.length : previous;
  const columns = Math.max(header.length, at);
  const reasons = new Map(rejected.map(({ rowNumber, message }) => [rowNumber, message]));
  const sheet = rows.flatMap(({ rowNumber, cells }) => {
    const reason = reasons.get(rowNumber);
    if (reason === undefined) return [];
    const line = Array.from({ length: columns }, (_, place) => cells[place] ?? '');
    line[at] = reason;
    return [line];
  });
  const titles = [...header.slice(0, at), RESULT_HEADER, ...header.slice(at + 1)];
  const table = tableOf([sheetOf('未加入的行', columnsOf(titles, mapping.quantity))], sheet);
  return tableFile(table, `${stemOf(fileName)}-未加入.xlsx`);
}

/** Rows with a name whose goods are looked up for the sheet; each is a search. */
const MOST_LOOKED_UP = MAX_PROPOSED_TEXTS;

/** Says of rows that only have a name which goods it may be, for the first of them. */
export async function nameProposals(
  proposing: Proposing,
  rejected: readonly RejectedRow[],
  judged: ReadonlyMap<number, JudgedItem>,
): Promise<RejectedRow[]> {
  const textOf = ({ rowNumber }: RejectedRow) => judged.get(rowNumber)?.searchText ?? null;
  const texts = [...new Set(rejected.flatMap((row) => textOf(row) ?? []))];
  const found = await proposeItems(proposing, texts.slice(0, MOST_LOOKED_UP));
  return rejected.map((row) => {
    const items = found.get(textOf(row) ?? '') ?? [];
    const names = items.map(({ itemNo, name }) => `${itemNo} ${name}`).join('；');
    return names === '' ? row : { ...row, message: `${row.message}，可能是：${names}` };
  });
}

/** The template: every column the import knows, with items that can be bought as examples. */
export async function sampleSheet(
  examples: readonly { itemNo: string; name: string; moq: number; orderUnit: string }[],
): Promise<File> {
  const header = LIST_FIELDS.map(({ label }) => label);
  const places = Object.fromEntries(LIST_FIELDS.map(({ field }, at) => [field, at]));
  const rows = examples.map(({ itemNo, name, moq, orderUnit }) => {
    const row: (string | number)[] = header.map(() => '');
    row[places.goodsCode ?? 0] = itemNo;
    row[places.name ?? 1] = name;
    row[places.quantity ?? 1] = moq;
    row[places.unit ?? 1] = orderUnit;
    return row;
  });
  return tableFile(tableOf([sheetOf('批量下单', columnsOf(header, places.quantity))], rows), '批量下单模板.xlsx');
}
