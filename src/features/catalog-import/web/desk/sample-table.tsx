import { type Column, DataTable } from '#platform/web/display/data-table.tsx';
import type { ImportPreview } from '../../contract/import-schemas.ts';
import styles from './import.module.css';

type Sample = ImportPreview['samples'][number];

const COLUMNS: readonly Column<Sample>[] = [
  { key: 'line', header: '行号', width: 70, align: 'right', render: (row) => row.line },
  { key: 'itemNo', header: '商品编号', width: 160, rowHeader: true, render: (row) => row.itemNo || '—' },
  { key: 'name', header: '名称', width: '30%', render: (row) => row.name || '—' },
  { key: 'price', header: '价格', width: 130, align: 'right', render: (row) => row.price || '—' },
  { key: 'unit', header: '单位', width: 70, render: (row) => row.unit || '—' },
  {
    key: 'attributes',
    header: '属性',
    render: (row) => <span className={styles.sample}>{row.attributes || '—'}</span>,
  },
];

/** First articles as they are understood. */
export function SampleTable({ samples }: { samples: readonly Sample[] }) {
  return (
    <div>
      <p className={styles.hint}>前 {samples.length} 个商品</p>
      <DataTable
        caption="样例"
        columns={COLUMNS}
        rows={samples}
        rowKey={(row) => `${row.line} ${row.itemNo}`}
        compact
      />
    </div>
  );
}
