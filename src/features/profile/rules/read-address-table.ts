import { findHead, type TableRow } from '#business/transfers/rules/public.ts';
import { PHONE_PATTERN } from '#platform/shared/phone-pattern.ts';

/** One address as the file gives it; province, city and county by their names. */
export interface AddressLine {
  rowNumber: number;
  receiver: string;
  phone: string;
  province: string;
  city: string;
  district: string;
  detail: string;
}

export interface BadAddressLine {
  rowNumber: number;
  receiver: string;
  detail: string;
  problem: string;
}

const COLUMNS = {
  receiver: ['收货人', '收件人', '联系人', '姓名', 'receiver'],
  phone: ['电话', '手机', '手机号', '联系电话', 'phone'],
  province: ['省', '省份', '省/直辖市', 'province'],
  city: ['市', '城市', '地级市', 'city'],
  district: ['区县', '区', '县', '区/县', 'district'],
  detail: ['详细地址', '地址', '街道地址', 'address'],
} as const;
type Field = keyof typeof COLUMNS;
type Cells = Record<Field, string>;

const FIELDS = Object.keys(COLUMNS) as Field[];

const LIMITS = { receiver: 30, detail: 120 };

const fold = (cell: string) => cell.normalize('NFKC').trim();

const REQUIRED = ['receiver', 'phone', 'district', 'detail'] as const;
const HEAD = {
  columns: COLUMNS,
  isEnough: (found: ReadonlySet<Field>) => REQUIRED.every((field) => found.has(field)),
  brackets: true,
};

function cellsOf(cell: (field: Field) => string): Cells {
  const cells = Object.fromEntries(FIELDS.map((field) => [field, fold(cell(field))])) as Cells;
  return { ...cells, phone: cells.phone.replace(/\s/g, '') };
}

function problemOf({ receiver, phone, district, detail }: Cells): string | null {
  if (receiver === '') return '没有收货人';
  if (receiver.length > LIMITS.receiver) return `收货人超过 ${LIMITS.receiver} 个字`;
  if (!PHONE_PATTERN.test(phone)) return phone === '' ? '没有电话' : `电话应为 11 位手机号或带区号的座机号：${phone}`;
  if (district === '') return '没有区县';
  if (detail.length < 2) return '没有详细地址';
  return detail.length > LIMITS.detail ? `详细地址超过 ${LIMITS.detail} 个字` : null;
}

/** Two rows with the same key are one address. */
export const addressKey = (parts: Pick<AddressLine, 'receiver' | 'phone' | 'district' | 'detail'>): string =>
  [parts.receiver, parts.phone, parts.district, parts.detail].join('\n');

/** Whether a table has the columns that matter, so that it is the one to read. */
export const hasAddressColumns = (rows: readonly TableRow[]): boolean => findHead(rows, HEAD) !== null;

/** Addresses of a table; a file without the columns that matter is refused as a whole, bad rows one by one. */
export function readAddressTable(
  rows: readonly TableRow[],
): { lines: AddressLine[]; bad: BadAddressLine[] } | { problem: string } {
  const head = findHead(rows, HEAD);
  if (!head) return { problem: '没有找到表头：需要“收货人”“电话”“区县”“详细地址”列，可有“省”“市”列' };
  const lines: AddressLine[] = [];
  const bad: BadAddressLine[] = [];
  const seen = new Map<string, number>();
  for (const { rowNumber, cells: row } of head.below) {
    const cells = cellsOf((field) => head.cell(row, field));
    const earlier = seen.get(addressKey(cells));
    const problem = problemOf(cells) ?? (earlier === undefined ? null : `与第 ${earlier} 行重复`);
    if (problem === null) lines.push({ rowNumber, ...cells });
    else bad.push({ rowNumber, receiver: cells.receiver, detail: cells.detail, problem });
    if (earlier === undefined) seen.set(addressKey(cells), rowNumber);
  }
  return { lines, bad };
}
