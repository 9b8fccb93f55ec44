import type { TransferTask } from '#business/transfers/contract/transfer-schemas.ts';
import { wordTask } from '#business/transfers/rules/public.ts';
import { displayDay } from '#platform/shared/display-time.ts';
import { Tag, type TagTone } from '#platform/web/display/tag.tsx';
import { ProblemWords } from '#platform/web/feedback/problem-line.tsx';
import styles from './task-state.module.css';

const TONES: Readonly<Record<TransferTask['status'], TagTone>> = {
  queued: 'neutral',
  running: 'progress',
  done: 'success',
  failed: 'danger',
  cancelled: 'neutral',
  expired: 'neutral',
};

/** Where a task stands, with a bar while it goes on and a reason when it does not. */
export function TaskState({ task }: { task: TransferTask }) {
  const { status, percent, problem, label } = task;
  return (
    <span className={styles.state}>
      <Tag tone={TONES[status]}>{wordTask(task, displayDay)}</Tag>
      {status === 'running' && (
        <progress max={100} value={percent ?? undefined} aria-label={`${label}导出进度`} className={styles.bar} />
      )}
      {status === 'failed' && <ProblemWords>{problem ?? '导出失败'}</ProblemWords>}
    </span>
  );
}
