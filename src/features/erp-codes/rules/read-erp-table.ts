import { findHead, type TableRow } from '#business/transfers/rules/public.ts';
import { ACCOUNT_PATTERN, ERP_ROLES, type ErpRole, type SaveInput } from '../contract/erp-code-schemas.ts';

/** A row as it can be kept; cost centre and category as they were written, by code or name. */
export interface ErpLine extends SaveInput {
  rowNumber: number;
}
export interface BadErpLine {
  rowNumber: number;
  place: string;
  account: string;
  problem: string;
}

/** Headings of the file that the page exports, and what else people write. */
export const ERP_COLUMNS = {
  role: ['用途', '类型', '科目用途'],
  costCenter: ['成本中心', '成本中心编码', '部门'],
  category: ['商品分类', '分类', '分类编码', '品类'],
  account: ['科目编码', '编码', '会计科目', '科目代码'],
  accountName: ['科目名称', '名称'],
} as const;
type Field = keyof typeof ERP_COLUMNS;
const HEAD = {
  columns: ERP_COLUMNS,
  isEnough: (found: ReadonlySet<Field>) => found.has('account'),
  brackets: true,
};

export const hasErpColumns = (rows: readonly TableRow[]): boolean => findHead(rows, HEAD) !== null;

const ROLES = new Map<string, ErpRole>([
  ['', 'expense'],
  ...Object.entries(ERP_ROLES).map(([role, label]) => [label, role as ErpRole] as const),
]);

export const placeWords = ({
  role,
  costCenter,
  category,
}: Pick<SaveInput, 'role' | 'costCenter' | 'category'>): string =>
  role === 'expense' ? [costCenter, category].filter(Boolean).join(' ') || '默认' : ERP_ROLES[role];

function problemOf({ role, costCenter, category, account, accountName }: SaveInput, written: string): string | null {
  if (account === '') return '没有科目编码';
  // What a spreadsheet made of a long number can not be read back.
  if (/^[\d.]+E\+?\d+$/i.test(written)) return `编码被表格软件改成了科学计数法，请把这一列设为文本：${written}`;
  if (!ACCOUNT_PATTERN.test(account)) return `科目编码只含字母、数字、点和横线，最多 30 位：${account}`;
  if (accountName.length > 60) return '科目名称超过 60 个字';
  if (role !== 'expense' && (costCenter || category)) return `${ERP_ROLES[role]}不分成本中心和分类`;
  return null;
}

/** Rows of a table below its head; a place written twice is told with the earlier row. */
export function readErpTable(rows: readonly TableRow[]): { lines: ErpLine[]; bad: BadErpLine[] } | { problem: string } {
  const head = findHead(rows, HEAD);
  if (!head) return { problem: '没有找到表头：需要“科目编码”列，可有“用途”“成本中心”“商品分类”“科目名称”列' };
  const lines: ErpLine[] = [];
  const bad: BadErpLine[] = [];
  const seen = new Map<string, number>();
  for (const { rowNumber, cells } of head.below) {
    const cell = (field: Field) => head.cell(cells, field).normalize('NFKC').trim();
    const [costCenter, category, account, accountName] = [
      ...[cell('costCenter'), cell('category'), cell('account'), cell('accountName')],
    ] as [string, string, string, string];
    if ([costCenter, category, account, accountName, cell('role')].every((text) => text === '')) continue;
    const role = ROLES.get(cell('role'));
    const code = { role: role ?? 'expense', costCenter, category, account, accountName };
    const key = JSON.stringify([code.role, costCenter, category]);
    const earlier = seen.get(key);
    if (earlier === undefined) seen.set(key, rowNumber);
    const unknown = role === undefined ? `没有这种用途：${cell('role')}` : null;
    const problem = unknown ?? problemOf(code, account) ?? (earlier === undefined ? null : `与第 ${earlier} 行重复`);
    if (problem === null) lines.push({ rowNumber, ...code });
    else bad.push({ rowNumber, place: placeWords(code), account, problem });
  }
  return { lines, bad };
}
