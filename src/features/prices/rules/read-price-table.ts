import { findHead, HEAD_ROWS, type TableRow } from '#business/transfers/rules/public.ts';
import { foldWidth } from '#platform/shared/fold-width.ts';
import { formatUnitPrice, parseUnitPrice } from '#platform/shared/money.ts';
import { MAX_QUANTITY } from '#platform/shared/quantity-limit.ts';
import type { Period } from './agreement-period.ts';

/** An agreement price as a file gives it. */
export interface PriceRow extends Period {
  rowNumber: number;
  customerCode: string;
  skuCode: string;
  agreementNo: string;
  minQuantity: number;
  price: bigint;
}

/** A row that cannot be read, and why. */
export interface BadRow {
  rowNumber: number;
  customerCode: string;
  skuCode: string;
  problem: string;
}

const COLUMNS = {
  customerCode: ['客户编号', '客户编码', '客户代码', 'customer'],
  skuCode: ['商品编码', '产品编码', '商品编号', '产品编号', 'sku'],
  agreementNo: ['协议号', '合同号', 'agreement'],
  minQuantity: ['起订量', '起始数量', '数量', 'quantity'],
  price: ['协议价', '含税单价', '含税价', '价格', '单价', 'price'],
  validFrom: ['开始日期', '生效日期', '起始日期', 'from'],
  validTo: ['结束日期', '截止日期', '失效日期', 'to'],
} as const;

type Field = keyof typeof COLUMNS;

const REQUIRED = ['customerCode', 'skuCode', 'price', 'validFrom'] as const satisfies readonly Field[];

const HEAD = {
  columns: COLUMNS,
  isEnough: (found: ReadonlySet<Field>) => REQUIRED.every((field) => found.has(field)),
  brackets: false,
};

const fold = (cell: string) => foldWidth(cell).trim().toLowerCase();

const DAY = /^(\d{4})[-/.年]?(\d{1,2})[-/.月]?(\d{1,2})日?$/;

/** 2026-01-31, 2026/1/31, 2026年1月31日 or 20260131; null for anything that is no day of the calendar. */
export function readDay(text: string): string | null {
  const [, year = '', month = '', date = ''] = DAY.exec(fold(text)) ?? [];
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  const time = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day) ? day : null;
}

/** ¥1,250.50 → 12505000; null for anything that is no price above zero. */
function readPrice(text: string): bigint | null {
  const plain = fold(text)
    .replace(/^[¥￥]/, '')
    .replace(/(?<=\d),(?=\d{3}(?:\D|$))/g, '');
  if (!/^\d{1,9}(?:\.\d{1,4})?$/.test(plain)) return null;
  return parseUnitPrice(plain) || null;
}

function readQuantity(text: string): number | null {
  if (text === '') return 1;
  const quantity = /^\d{1,6}$/.test(fold(text)) ? Number(fold(text)) : 0;
  return quantity >= 1 && quantity <= MAX_QUANTITY ? quantity : null;
}

const short = (text: string) => text.slice(0, 20);

function readRow(rowNumber: number, textOf: (field: Field) => string): PriceRow | BadRow {
  const cell = (field: Field) => textOf(field).trim();
  const named = { rowNumber, customerCode: cell('customerCode').slice(0, 40), skuCode: cell('skuCode').slice(0, 40) };
  const bad = (problem: string): BadRow => ({ ...named, problem });
  if (!named.customerCode) return bad('缺少客户编号');
  if (!named.skuCode) return bad('缺少商品编码');
  const price = readPrice(cell('price'));
  if (price === null) return bad(`价格“${short(cell('price'))}”应为大于 0、最多 4 位小数的数字`);
  const minQuantity = readQuantity(cell('minQuantity'));
  if (minQuantity === null) return bad(`起订量“${short(cell('minQuantity'))}”应为 1 至 ${MAX_QUANTITY} 的整数`);
  const validFrom = readDay(cell('validFrom'));
  if (validFrom === null) return bad(`开始日期“${short(cell('validFrom'))}”不是日期`);
  const validTo = cell('validTo') === '' ? null : readDay(cell('validTo'));
  if (validTo === null && cell('validTo') !== '') return bad(`结束日期“${short(cell('validTo'))}”不是日期`);
  if (validTo !== null && validTo < validFrom) return bad('结束日期早于开始日期');
  return {
    ...named,
    agreementNo: cell('agreementNo').slice(0, 40) || '批量导入',
    minQuantity,
    price,
    validFrom,
    validTo,
  };
}

export type PriceTable = { lines: PriceRow[]; bad: BadRow[] } | { problem: string };

/** Whether a table has the columns that matter, so that it is the one to read. */
export const hasPriceColumns = (table: readonly TableRow[]): boolean => findHead(table, HEAD) !== null;

/** Reads a table of agreement prices; the header may stand in any of the first rows and have its columns in any order. */
export function readPriceTable(table: readonly TableRow[]): PriceTable {
  const head = findHead(table, HEAD);
  if (!head) {
    const names = REQUIRED.map((field) => `“${COLUMNS[field][0]}”`).join('、');
    return { problem: `没有认出表头：前 ${HEAD_ROWS} 行里要有${names}列` };
  }
  const read = head.below
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
    .map(({ rowNumber, cells }) => readRow(rowNumber, (field) => head.cell(cells, field)));
  return {
    lines: read.filter((row): row is PriceRow => !('problem' in row)),
    bad: read.filter((row): row is BadRow => 'problem' in row),
  };
}

/** 86.50，2026-01-01 至 长期 */
export const priceInWords = (price: bigint, period: string): string => `¥${formatUnitPrice(price)}，${period}`;
