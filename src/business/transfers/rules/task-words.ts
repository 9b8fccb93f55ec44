import type { TransferTask } from '../contract/transfer-schemas.ts';

const grouped = (rows: number) => rows.toLocaleString('zh-CN');

/** Said where the calendar made a file and nothing was there in its period. */
export const NOTHING_IN_PERIOD = '本期没有数据';

/**
 * Where a task stands, in the words of the download centre (behaviours 2.13): 排队 → 生成中(n/总数) → 可下载(到期日) | 失败(可重试) |
 * 已过期.
 */
export function wordTask(
  { status, rowsDone, rowsTotal, expiresAt }: Pick<TransferTask, 'status' | 'rowsDone' | 'rowsTotal' | 'expiresAt'>,
  dayOf: (instant: string) => string,
): string {
  if (status === 'queued') return '排队';
  if (status === 'running') return rowsTotal === null ? '生成中' : `生成中(${grouped(rowsDone)}/${grouped(rowsTotal)})`;
  if (status === 'done' && rowsDone === 0) return NOTHING_IN_PERIOD;
  if (status === 'done') return expiresAt === null ? '可下载' : `可下载(${dayOf(expiresAt)}到期)`;
  if (status === 'failed') return '失败(可重试)';
  return status === 'expired' ? '已过期' : '已取消';
}
