import { Tag, type TagTone } from '#platform/web/display/tag.tsx';
import type { ImportRun } from '../../contract/import-schemas.ts';
import { RUN_STATUS_NAMES, type RunStatus } from '../../rules/run-states.ts';
import styles from './import.module.css';

const TONES: Readonly<Record<RunStatus, TagTone>> = {
  uploaded: 'warning',
  queued: 'progress',
  running: 'progress',
  done: 'success',
  failed: 'danger',
  cancelled: 'neutral',
};

export function RunStatusTag({ run }: { run: Pick<ImportRun, 'status' | 'dryRun'> }) {
  return (
    <span className={styles.tags}>
      <Tag tone={TONES[run.status]}>{RUN_STATUS_NAMES[run.status]}</Tag>
      {run.dryRun && run.status !== 'uploaded' && <Tag>试运行</Tag>}
    </span>
  );
}

type Going = Pick<ImportRun, 'status' | 'fileName' | 'rowsDone' | 'rowsTotal'>;

/** How far an import is, as long as it goes on. */
export function RunBar({ run: { status, fileName, rowsDone, rowsTotal } }: { run: Going }) {
  if (status !== 'running') return null;
  return (
    <progress
      max={Math.max(rowsTotal ?? 1, 1)}
      value={rowsTotal === null ? undefined : rowsDone}
      aria-label={`${fileName}导入进度`}
      className={styles.small}
    />
  );
}
