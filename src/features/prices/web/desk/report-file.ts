import { reportLine } from '#platform/shared/report-line.ts';
import type { RowOutcome, TableReport } from '../../contract/price-desk-schemas.ts';

export const OUTCOMES: Readonly<Record<RowOutcome, string>> = {
  added: '新增',
  changed: '修改',
  same: '不变',
  refused: '拒绝',
};

const HEADER = ['行号', '客户编号', '商品编码', '结果', '说明'];
const TEMPLATE = ['客户编号', '商品编码', '起订量', '协议价', '开始日期', '结束日期', '协议号'];

/** Spreadsheets know the encoding by the byte order mark. */
const asFile = (lines: readonly string[]) => new Blob([`\uFEFF${lines.join('')}`], { type: 'text/csv' });

export const reportFile = ({ rows }: TableReport): Blob =>
  asFile([
    reportLine(HEADER),
    ...rows.map(({ rowNumber, customerCode, skuCode, outcome, note }) =>
      reportLine([rowNumber, customerCode, skuCode, OUTCOMES[outcome], note]),
    ),
  ]);

export const templateFile = (): Blob => asFile([reportLine(TEMPLATE)]);

export function download(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href));
}
