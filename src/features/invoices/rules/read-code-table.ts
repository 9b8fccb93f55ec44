import { findHead, type TableRow } from '#business/transfers/rules/public.ts';

/** A row of the official table as it can be kept. */
export interface CodeLine {
  rowNumber: number;
  code: string;
  name: string;
  shortName: string;
  summary: boolean;
}
export interface BadCodeLine {
  rowNumber: number;
  code: string;
  problem: string;
}

/** Heads as tables of invoicing software and of the tax bureau write them. */
const COLUMNS = {
  code: ['合并编码', '税收分类编码', '商品编码', '编码', 'spbm'],
  name: ['货物和劳务名称', '商品名称', '名称', 'spmc'],
  shortName: ['商品和服务分类简称', '简称', 'spbmjc'],
  summary: ['汇总项', '是否汇总项', 'hzx'],
} as const;
type Field = keyof typeof COLUMNS;
const HEAD = {
  columns: COLUMNS,
  isEnough: (found: ReadonlySet<Field>) => (['code', 'name', 'shortName'] as const).every((field) => found.has(field)),
  brackets: true,
};

/** Whether a table has the columns that matter, so that it is the one to read. */
export const hasCodeColumns = (rows: readonly TableRow[]): boolean => findHead(rows, HEAD) !== null;

const SUMMARY = new Set(['Y', '是', '1', 'TRUE']);

/** Rows of a table of codes below its head; short ones are filled with zeros, as the table writes headings. */
export function readCodeTable(
  rows: readonly TableRow[],
): { lines: CodeLine[]; bad: BadCodeLine[] } | { problem: string } {
  const head = findHead(rows, HEAD);
  if (!head) return { problem: '没有找到表头：需要“编码”“名称”“简称”三列' };
  const lines: CodeLine[] = [];
  const bad: BadCodeLine[] = [];
  for (const { rowNumber, cells } of head.below) {
    const cell = (field: Field) => head.cell(cells, field).normalize('NFKC').trim();
    const written = cell('code').replace(/\s/g, '');
    const name = cell('name').slice(0, 120);
    if (written === '' && name === '') continue;
    const code = /^\d{1,19}$/.test(written) ? written.padEnd(19, '0') : '';
    const shortName = cell('shortName').slice(0, 40);
    const summary = SUMMARY.has(cell('summary').toUpperCase());
    if (code === '') bad.push({ rowNumber, code: written.slice(0, 30), problem: '编码应为最多 19 位数字' });
    else if (name === '') bad.push({ rowNumber, code, problem: '没有名称' });
    else if (shortName === '' && !summary) bad.push({ rowNumber, code, problem: '没有简称' });
    else lines.push({ rowNumber, code, name, shortName: shortName || name.slice(0, 40), summary });
  }
  return { lines, bad };
}
