import type { TransferTask } from '../contract/transfer-schemas.ts';
import { isMoving } from './transfer-states.ts';

const grouped = (rows: number) => rows.toLocaleString('zh-CN');

/** How far a task is, in words: 生成中 12,000 / 100,000 行. */
export function wordProgress({
  statusName,
  rowsDone,
  rowsTotal,
}: Pick<TransferTask, 'statusName' | 'rowsDone' | 'rowsTotal'>): string {
  return rowsTotal === null ? statusName : `${statusName} ${grouped(rowsDone)} / ${grouped(rowsTotal)} 行`;
}

/** The task a page shows beside its button: the newest, until its file was fetched or it was stopped. */
export function shownTask(tasks: readonly TransferTask[]): TransferTask | null {
  const [newest] = tasks;
  if (!newest) return null;
  const waits = newest.status === 'done' && newest.fetchedAt === null;
  return isMoving(newest.status) || newest.status === 'failed' || waits ? newest : null;
}
