import { SelectField } from '#platform/web/controls/select-field.tsx';
import { type Column, DataTable } from '#platform/web/display/data-table.tsx';
import type { ImportPreview, ImportSettings } from '../../contract/import-schemas.ts';
import { ATTRIBUTE, type ColumnUse, IGNORE } from '../../rules/column-uses.ts';
import { FIELD_LABELS, IMPORT_FIELDS, REQUIRED_FIELDS } from '../../rules/import-record.ts';
import styles from './import.module.css';

const ORIGINS = { guessed: '自动识别', remembered: '沿用这个供应商上次的', given: '人工确认' } as const;

const OPTIONS = [
  ...IMPORT_FIELDS.map((field) => ({ value: field, label: FIELD_LABELS[field] })),
  { value: ATTRIBUTE, label: '作为属性' },
  { value: IGNORE, label: '不导入' },
];

type Row = ImportPreview['columns'][number] & { place: number };

type Props = {
  preview: ImportPreview;
  /** What a person changed; null shows the guess. */
  uses: ImportSettings['columns'];
  onChange: (uses: ColumnUse[]) => void;
};

/** What each column is taken for, with the first thing that stands in it; every line can be changed. */
export function MappingTable({ preview, uses, onChange }: Props) {
  const rows: Row[] = preview.columns.map((column, place) => ({
    ...column,
    use: uses?.[place]?.use ?? column.use,
    place,
  }));
  const missing = REQUIRED_FIELDS.filter((field) => !rows.some(({ use }) => use === field));
  const choose = (place: number, use: string) =>
    onChange(rows.map((row) => ({ header: row.header, use: row.place === place ? use : row.use })));
  const columns: Column<Row>[] = [
    { key: 'header', header: '文件里的列', width: '32%', rowHeader: true, render: (row) => row.header || '（无表头）' },
    {
      key: 'use',
      header: '导入为',
      width: 200,
      render: (row) => (
        <SelectField
          label={`“${row.header}”导入为`}
          labelHidden
          value={row.use}
          options={OPTIONS}
          onChange={(event) => choose(row.place, event.target.value)}
        />
      ),
    },
    { key: 'sample', header: '第一个值', render: (row) => <span className={styles.sample}>{row.sample || '—'}</span> },
  ];
  return (
    <div>
      <p className={styles.hint}>列对应：{uses ? ORIGINS.given : preview.origin && ORIGINS[preview.origin]}</p>
      {missing.length > 0 && (
        <p role="alert" className={styles.problem}>
          还没有指定{missing.map((field) => `“${FIELD_LABELS[field]}”`).join('、')}列
        </p>
      )}
      <div className={styles.mapping}>
        <DataTable caption="列对应" columns={columns} rows={rows} rowKey={(row) => String(row.place)} compact />
      </div>
    </div>
  );
}
