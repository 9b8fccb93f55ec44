import { PHONE_PATTERN } from '#platform/shared/phone-pattern.ts';

export interface TableRow {
  rowNumber: number;
  cells: readonly string[];
}

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
type Places = Partial<Record<Field, number>>;
type Cells = Record<Field, string>;

const FIELDS = Object.keys(COLUMNS) as Field[];

/** Title lines may stand above the header, but not more than this. */
const HEADER_ROWS = 10;
const LIMITS = { receiver: 30, detail: 120 };

const fold = (cell: string) => cell.normalize('NFKC').trim();

function placesIn(cells: readonly string[]): Places {
  // What stands behind a heading in brackets explains it: 电话（手机或座机）.
  const headings = cells.map((cell) => fold(cell).toLowerCase().replace(/\(.*$/, '').trim());
  const found = FIELDS.map((field) => [
    field,
    headings.findIndex((heading) => (COLUMNS[field] as readonly string[]).includes(heading)),
  ]);
  return Object.fromEntries(found.filter(([, place]) => place !== -1)) as Places;
}

const isHeader = (places: Places) =>
  (['receiver', 'phone', 'district', 'detail'] as const).every((field) => places[field] !== undefined);

function cellsOf(row: readonly string[], places: Places): Cells {
  const cell = (field: Field) => fold(row[places[field] ?? -1] ?? '');
  const cells = Object.fromEntries(FIELDS.map((field) => [field, cell(field)])) as Cells;
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

const headerAt = (rows: readonly TableRow[]): number =>
  rows.slice(0, HEADER_ROWS).findIndex(({ cells }) => isHeader(placesIn(cells)));

/** Whether a table has the columns that matter, so that it is the one to read. */
export const hasAddressColumns = (rows: readonly TableRow[]): boolean => headerAt(rows) !== -1;

/** Addresses of a table; a file without the columns that matter is refused as a whole, bad rows one by one. */
export function readAddressTable(
  rows: readonly TableRow[],
): { lines: AddressLine[]; bad: BadAddressLine[] } | { problem: string } {
  const header = headerAt(rows);
  if (header === -1) return { problem: '没有找到表头：需要“收货人”“电话”“区县”“详细地址”列，可有“省”“市”列' };
  const places = placesIn(rows[header]?.cells ?? []);
  const lines: AddressLine[] = [];
  const bad: BadAddressLine[] = [];
  const seen = new Map<string, number>();
  for (const { rowNumber, cells: row } of rows.slice(header + 1)) {
    const cells = cellsOf(row, places);
    const earlier = seen.get(addressKey(cells));
    const problem = problemOf(cells) ?? (earlier === undefined ? null : `与第 ${earlier} 行重复`);
    if (problem === null) lines.push({ rowNumber, ...cells });
    else bad.push({ rowNumber, receiver: cells.receiver, detail: cells.detail, problem });
    if (earlier === undefined) seen.set(addressKey(cells), rowNumber);
  }
  return { lines, bad };
}
