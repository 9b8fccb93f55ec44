import type { ExportColumn } from '#business/transfers/rules/public.ts';
import type { StatementLine } from '../contract/statement-schemas.ts';
import { FILE_COLUMNS, type FileColumn } from '../contract/statement-words.ts';

const RESULTS = { none: '', same: '一致', different: '不一致' } as const;

type Cell = Pick<ExportColumn<StatementLine>, 'kind' | 'value'>;

const CELLS: Readonly<Record<FileColumn, Cell>> = {
  lineId: { kind: 'text', value: (row) => row.lineId },
  day: { kind: 'date', value: (row) => row.day },
  orderNo: { kind: 'text', value: (row) => row.orderNo },
  childOrderNo: { kind: 'text', value: (row) => row.childOrderNo },
  poNumber: { kind: 'text', value: (row) => row.poNumber },
  customerCode: { kind: 'text', value: (row) => row.customerCode },
  itemNo: { kind: 'text', value: (row) => row.itemNo },
  name: { kind: 'text', value: (row) => [row.name, row.spec].filter(Boolean).join(' ') },
  unit: { kind: 'text', value: (row) => row.unit },
  quantity: { kind: 'quantity', value: (row) => row.quantity },
  price: { kind: 'money', value: (row) => row.price },
  netPrice: { kind: 'money', value: (row) => row.netPrice },
  taxRate: { kind: 'text', value: (row) => row.taxRate },
  net: { kind: 'money', value: (row) => row.net },
  tax: { kind: 'money', value: (row) => row.tax },
  amount: { kind: 'money', value: (row) => row.amount },
  due: { kind: 'money', value: (row) => row.due },
  signer: { kind: 'text', value: (row) => row.signer },
  department: { kind: 'text', value: (row) => row.department },
  costCenter: { kind: 'text', value: (row) => row.costCenter },
  status: { kind: 'text', value: (row) => row.statusLabel },
  ownNo: { kind: 'text', value: (row) => row.ownNo },
  // What the customer fills in: kept as differences, where there are any.
  ownQuantity: { kind: 'text', value: () => '' },
  ownPrice: { kind: 'text', value: () => '' },
  result: { kind: 'text', value: (row) => RESULTS[row.checkResult] },
  note: { kind: 'text', value: (row) => row.checkNote },
};

/** Columns of the file a firm takes away: those it has chosen, under its own headings; else all, under ours. */
export function fileColumns(
  chosen: readonly { column: FileColumn; header: string }[],
): readonly ExportColumn<StatementLine>[] {
  const all = Object.entries(FILE_COLUMNS) as [FileColumn, string][];
  const wanted = chosen.length > 0 ? chosen : all.map(([column, header]) => ({ column, header }));
  return wanted.map(({ column, header }) => ({ key: column, header, ...CELLS[column] }));
}
