import { csvText, type ExportColumn } from '#business/transfers/rules/public.ts';
import type { RowOutcome, RowReport, TableReport } from '../../contract/price-desk-schemas.ts';

export const OUTCOMES: Readonly<Record<RowOutcome, string>> = {
  added: '新增',
  changed: '修改',
  same: '不变',
  refused: '拒绝',
};

const COLUMNS: readonly ExportColumn<RowReport>[] = [
  { key: 'rowNumber', header: '行号', kind: 'quantity', value: (row) => row.rowNumber },
  { key: 'customerCode', header: '客户编号', kind: 'text', value: (row) => row.customerCode },
  { key: 'skuCode', header: '商品编码', kind: 'text', value: (row) => row.skuCode },
  { key: 'outcome', header: '结果', kind: 'text', value: (row) => OUTCOMES[row.outcome] },
  { key: 'note', header: '说明', kind: 'text', value: (row) => row.note },
];

const TEMPLATE = ['客户编号', '商品编码', '起订量', '协议价', '开始日期', '结束日期', '协议号'].map(
  (header): ExportColumn<never> => ({ key: header, header, kind: 'text', value: () => '' }),
);

const asFile = (text: string) => new Blob([text], { type: 'text/csv' });

export const reportFile = ({ rows }: TableReport): Blob => asFile(csvText(COLUMNS, rows));

export const templateFile = (): Blob => asFile(csvText(TEMPLATE, []));

export function download(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href));
}
