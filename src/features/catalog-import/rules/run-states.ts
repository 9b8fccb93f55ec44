/** Where an import of the desk stands. */
export type RunStatus = 'uploaded' | 'queued' | 'running' | 'done' | 'failed' | 'cancelled';

export const RUN_STATUS_NAMES: Readonly<Record<RunStatus, string>> = {
  uploaded: '待设置',
  queued: '排队中',
  running: '导入中',
  done: '已完成',
  failed: '失败',
  cancelled: '已取消',
};

/**
 * The one table of what may follow what. A run that is over stays as it is: the same file is imported again by a new
 * run. `running` goes back to `queued` when the service stops in between.
 */
const NEXT: Readonly<Record<RunStatus, readonly RunStatus[]>> = {
  uploaded: ['queued', 'cancelled'],
  queued: ['running', 'cancelled'],
  running: ['done', 'failed', 'cancelled', 'queued'],
  done: [],
  failed: [],
  cancelled: [],
};

export function canBecome(from: RunStatus, to: RunStatus): boolean {
  return NEXT[from].includes(to);
}

/** States from which a run may become `to`. */
export function statesBefore(to: RunStatus): RunStatus[] {
  return (Object.keys(NEXT) as RunStatus[]).filter((from) => canBecome(from, to));
}

export function isOver(status: RunStatus): boolean {
  return NEXT[status].length === 0;
}

/** True while the page should look again by itself. */
export function isMoving(status: RunStatus): boolean {
  return status === 'queued' || status === 'running';
}
