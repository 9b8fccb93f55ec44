import { importRunHref } from '#business/paths/rules/public.ts';
import { displayTime } from '#platform/shared/display-time.ts';
import { fileSizeText } from '#platform/shared/file-size.ts';
import type { ListColumn } from '#platform/web/kits/list/list-column.ts';
import { PageLink } from '#platform/web/links/page-link.tsx';
import type { ImportRun } from '../../contract/import-schemas.ts';
import styles from './import.module.css';
import { RunBar, RunStatusTag } from './run-words.tsx';

const number = (key: 'added' | 'changed' | 'skipped' | 'refused', title: string): ListColumn<ImportRun> => ({
  key,
  title,
  width: 76,
  align: 'right',
  render: (run) => run[key].toLocaleString('en-US'),
});

function rowsOf({ rowsDone, rowsTotal, status }: ImportRun): string {
  if (rowsTotal === null) return status === 'uploaded' ? '—' : '读取中';
  return status === 'done' ? rowsTotal.toLocaleString('en-US') : `${rowsDone} / ${rowsTotal}`;
}

export const runColumns: readonly ListColumn<ImportRun>[] = [
  { key: 'createdAt', title: '上传时间', width: 140, fixed: true, render: (run) => displayTime(run.createdAt) },
  {
    key: 'fileName',
    title: '文件',
    fixed: true,
    rowHeader: true,
    render: (run) => (
      <span className={styles.file}>
        <PageLink href={importRunHref(run.id)}>{run.fileName}</PageLink>
        <small>{fileSizeText(run.byteSize)}</small>
      </span>
    ),
  },
  { key: 'supplier', title: '供应商', width: 150, render: (run) => run.supplier },
  {
    key: 'status',
    title: '状态',
    width: 140,
    render: (run) => (
      <>
        <RunStatusTag run={run} />
        <RunBar run={run} />
      </>
    ),
  },
  { key: 'rows', title: '行数', width: 120, align: 'right', render: rowsOf },
  number('added', '新增'),
  number('changed', '更新'),
  number('skipped', '未变'),
  number('refused', '拒绝'),
];
