/** Where a task stands that makes a file in the background. */
export type TransferStatus = 'queued' | 'running' | 'done' | 'failed' | 'cancelled' | 'expired';

export const TRANSFER_STATUS_NAMES: Readonly<Record<TransferStatus, string>> = {
  queued: '排队中',
  running: '生成中',
  done: '已完成',
  failed: '失败',
  cancelled: '已取消',
  expired: '已过期',
};

/**
 * The one table of what may follow what; `state_transitions` holds the same. What failed or was stopped may be tried
 * again; `running` goes back to `queued` when the service stops in between.
 */
export const TRANSFER_MOVES: Readonly<Record<TransferStatus, readonly TransferStatus[]>> = {
  queued: ['running', 'failed', 'cancelled'],
  running: ['queued', 'done', 'failed', 'cancelled'],
  done: ['expired'],
  failed: ['queued', 'expired'],
  cancelled: ['queued', 'expired'],
  expired: [],
};

/** States from which a task may become `to`. */
export function statesBefore(to: TransferStatus): TransferStatus[] {
  return (Object.keys(TRANSFER_MOVES) as TransferStatus[]).filter((from) => TRANSFER_MOVES[from].includes(to));
}

/** True while it goes on by itself and a page should look again. */
export function isMoving(status: TransferStatus): boolean {
  return status === 'queued' || status === 'running';
}

/** True where its owner may have it tried once more. */
export function mayRetry(status: TransferStatus): boolean {
  return status === 'failed' || status === 'cancelled';
}

/** Days a file lies ready; the task is gone with it. */
export const KEPT_DAYS = 7;
/** Tasks one person may have under way, and all people of a company together: the workers are everybody's. */
export const MOST_OPEN = 5;
export const MOST_OPEN_OF_FIRM = 20;
/** Tries of one task before it is said to have failed. */
export const MOST_TRIES = 3;

/** How far a task is, in percent; null while nobody knows how much there is. */
export function percentDone(done: number, total: number | null): number | null {
  if (total === null || total <= 0) return null;
  return Math.min(100, Math.floor((done * 100) / total));
}
