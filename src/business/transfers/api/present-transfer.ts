import type { TransferTask } from '../contract/transfer-schemas.ts';
import { percentDone, TRANSFER_STATUS_NAMES, type TransferStatus } from '../rules/transfer-states.ts';
import type { TransferRow } from './transfer-repo.ts';

/** The table holds only states that its guard lets in; a file whose time is over is gone, whether or not it was removed. */
function statusOf({ status, expiresAt }: TransferRow, now: Date): TransferStatus {
  return status === 'done' && expiresAt !== null && expiresAt <= now ? 'expired' : (status as TransferStatus);
}

export function presentTransfer(row: TransferRow, label: string, now = new Date()): TransferTask {
  const status = statusOf(row, now);
  const { kind, fileName, rowsDone, rowsTotal, problem, bytes } = row;
  const time = (at: Date | null) => at?.toISOString() ?? null;
  return {
    id: String(row.id),
    kind,
    label,
    fileName,
    status,
    statusName: TRANSFER_STATUS_NAMES[status],
    rowsDone,
    rowsTotal,
    percent: percentDone(rowsDone, rowsTotal),
    problem,
    bytes,
    createdAt: row.createdAt.toISOString(),
    finishedAt: time(row.finishedAt),
    expiresAt: time(row.expiresAt),
    fetchedAt: time(row.fetchedAt),
    scheduled: row.scheduleId !== null,
  };
}
