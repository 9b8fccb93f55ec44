import { findHead, type TableRow } from '#business/transfers/rules/public.ts';
import { parseUnitPrice } from '#platform/shared/money.ts';
import { FILE_COLUMNS, type FileColumn } from '../contract/statement-words.ts';

export type CheckResult = 'none' | 'same' | 'different';

/** A row of the checked file: which line, the number it has in the customer's system, and what that says of it. */
export interface CheckedLine {
  rowNumber: number;
  lineId: string;
  ownNo: string;
  /** Of the customer's system: units, and price in 1/10,000 yuan; null where it says none. */
  ownQuantity: number | null;
  ownPrice: bigint | null;
  result: CheckResult;
  note: string;
}

export interface BadCheckedLine {
  rowNumber: number;
  lineId: string;
  ownNo: string;
  problem: string;
}

const FIELDS = ['lineId', 'ownNo', 'ownQuantity', 'ownPrice', 'result', 'note'] as const;
type Field = (typeof FIELDS)[number];
type Cells = Readonly<Record<Field, string>>;
const LIMITS = { ownNo: 60, note: 200 };

const RESULTS: Readonly<Record<string, CheckResult>> = {
  '': 'none',
  ...{ 一致: 'same', 相符: 'same', 是: 'same', ok: 'same', y: 'same', yes: 'same', '√': 'same' },
  ...{
    不一致: 'different',
    不符: 'different',
    否: 'different',
    ng: 'different',
    n: 'different',
    no: 'different',
    '×': 'different',
  },
};

const fold = (cell: string) => cell.normalize('NFKC').trim();

/** Headings as the firm has named its columns, and as we do. */
function headOf(chosen: readonly { column: FileColumn; header: string }[]) {
  const words = (field: Field) => {
    const own = chosen.filter(({ column }) => column === field).map(({ header }) => fold(header).toLowerCase());
    return [...own, fold(FILE_COLUMNS[field]).toLowerCase()];
  };
  return {
    columns: Object.fromEntries(FIELDS.map((field) => [field, words(field)])) as Record<Field, string[]>,
    isEnough: (found: ReadonlySet<Field>) => found.has('lineId') && found.size > 1,
    brackets: false,
  };
}

type Chosen = readonly { column: FileColumn; header: string }[];

/** Whether a table has the columns that matter, so that it is the one to read. */
export const hasCheckedColumns = (chosen: Chosen) => (rows: readonly TableRow[]) =>
  findHead(rows, headOf(chosen)) !== null;

const UNITS = /^\d{1,7}$/;
const PRICE = /^\d{1,8}(?:\.\d{1,4})?$/;
/** Numbers as sheets write them: 1,234.50 */
const plain = (cell: string) =>
  cell
    .replaceAll(/[,¥￥\s]/g, '')
    .replace(/(\.\d*?)0+$/, '$1')
    .replace(/\.$/, '');

function problemOf({ lineId, ownNo, ownQuantity, ownPrice, note, result }: Cells): string | null {
  if (!/^[1-9]\d{0,17}$/.test(lineId)) return lineId === '' ? '没有行标识' : `行标识不正确：${lineId}`;
  if (!Object.hasOwn(RESULTS, result.toLowerCase())) return `核对结果请填“一致”或“不一致”：${result}`;
  if (ownQuantity !== '' && !UNITS.test(plain(ownQuantity))) return `客户数量请填整数：${ownQuantity}`;
  if (ownPrice !== '' && !PRICE.test(plain(ownPrice))) return `客户单价请填数字，最多四位小数：${ownPrice}`;
  if (ownNo.length > LIMITS.ownNo) return `客户单据号超过 ${LIMITS.ownNo} 个字`;
  return note.length > LIMITS.note ? `核对说明超过 ${LIMITS.note} 个字` : null;
}

const readCells = ({ ownNo, ownQuantity, ownPrice, result, note }: Cells) => ({
  ownNo,
  ownQuantity: ownQuantity === '' ? null : Number(plain(ownQuantity)),
  ownPrice: ownPrice === '' ? null : parseUnitPrice(plain(ownPrice)),
  result: RESULTS[result.toLowerCase()] ?? 'none',
  note,
});

/** Rows of a checked file; one without the columns that matter is refused as a whole, bad rows one by one. */
export const readCheckedTable =
  (chosen: Chosen) =>
  (rows: readonly TableRow[]): { lines: CheckedLine[]; bad: BadCheckedLine[] } | { problem: string } => {
    const head = findHead(rows, headOf(chosen));
    if (!head)
      return {
        problem: '没有找到表头：需要“行标识”列，以及“客户单据号”“客户数量”“客户单价”“核对结果”“核对说明”中的至少一列',
      };
    const lines: CheckedLine[] = [];
    const bad: BadCheckedLine[] = [];
    const seen = new Map<string, number>();
    for (const { rowNumber, cells } of head.below) {
      const row = Object.fromEntries(FIELDS.map((field) => [field, fold(head.cell(cells, field))])) as Cells;
      if (FIELDS.every((field) => row[field] === '')) continue;
      const { lineId, ownNo } = row;
      const earlier = seen.get(lineId);
      const problem = problemOf(row) ?? (earlier === undefined ? null : `与第 ${earlier} 行重复`);
      if (problem === null) lines.push({ rowNumber, lineId, ...readCells(row) });
      else bad.push({ rowNumber, lineId, ownNo, problem });
      if (earlier === undefined) seen.set(lineId, rowNumber);
    }
    return { lines, bad };
  };
