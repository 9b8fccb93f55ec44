import { refusalOf } from '#platform/api/admit-caller.ts';
import { writeAudit } from '#platform/api/audit.ts';
import { type SignedInCaller, signedIn } from '#platform/api/caller.ts';
import type { Database, Db } from '#platform/api/database.ts';
import type { StreamStore } from '#platform/api/file-store.ts';
import { implementFeature } from '#platform/api/implement-feature.ts';
import { notFound, refuse } from '#platform/api/refuse.ts';
import { transferContract } from '../contract/transfer-contract.ts';
import { transferErrors } from '../contract/transfer-errors.ts';
import { mayRetry, type TransferStatus } from '../rules/transfer-states.ts';
import { queueTransfer, tellDownload } from './answer-export.ts';
import { type ExportDefinition, metaOf } from './define-export.ts';
import { presentTransfer } from './present-transfer.ts';
import { readCentre } from './read-centre.ts';
import { rightsMark } from './rights-mark.ts';
import {
  findOpen,
  findOwn,
  lockTasksOf,
  markFetched,
  moveTransfer,
  readOwn,
  type TransferRow,
} from './transfer-repo.ts';
import { TABLE_TYPES } from './write-table.ts';

const calls = implementFeature(transferContract);

export interface TransferSettings {
  exports: ReadonlyMap<string, ExportDefinition>;
  /** Where finished files lie. */
  transferFiles: StreamStore;
}

async function mustFind(db: Db, caller: SignedInCaller, id: string): Promise<TransferRow> {
  const row = await findOwn(db, caller, BigInt(id));
  if (!row) throw notFound('导出任务');
  return row;
}

/** Refuses a file to whoever may no longer make it, or sees less than it holds. */
function refuseChangedRights(definition: ExportDefinition | undefined, caller: SignedInCaller, row: TransferRow) {
  if (!definition) throw refuse(transferErrors, 'TRANSFER_EXPIRED');
  const refusal = refusalOf(metaOf(definition), caller);
  if (refusal) throw refusal;
  if (row.madeFor !== rightsMark(caller)) throw refuse(transferErrors, 'TRANSFER_RIGHTS_CHANGED');
}

async function fetchFile(db: Db, caller: SignedInCaller, settings: TransferSettings, row: TransferRow): Promise<File> {
  const { exports, transferFiles } = settings;
  const { status } = presentTransfer(row, '');
  if (status === 'expired') throw refuse(transferErrors, 'TRANSFER_EXPIRED');
  if (status !== 'done' || row.storedAs === null) throw refuse(transferErrors, 'TRANSFER_NOT_READY');
  const { kind, fileName, rowsDone: rows } = row;
  const definition = exports.get(kind);
  refuseChangedRights(definition, caller, row);
  const content = await transferFiles.open(row.storedAs);
  if (!content) throw refuse(transferErrors, 'TRANSFER_EXPIRED');
  await markFetched(db, row.id);
  await tellDownload(db, caller, { label: definition?.label ?? '', file: fileName, rows });
  return new File([content], fileName, { type: TABLE_TYPES[fileName.endsWith('.csv') ? 'csv' : 'xlsx'] });
}

/** What failed or was stopped begins anew, unless the same is under way by another task. */
async function retryTask(database: Database, db: Db, caller: SignedInCaller, row: TransferRow): Promise<TransferRow> {
  await lockTasksOf(db, caller);
  const again = mayRetry(row.status as TransferStatus) && !(await findOpen(db, caller, row));
  if (!again) throw refuse(transferErrors, 'TRANSFER_STATE');
  // Its day begins anew with it.
  const fresh = { tries: 0, problem: null, startedAt: new Date(), finishedAt: null, rowsDone: 0, rowsTotal: null };
  const queued = await queueTransfer(database, db, caller, () => moveTransfer(db, row.id, 'queued', fresh));
  if (!queued) throw refuse(transferErrors, 'TRANSFER_STATE');
  return queued;
}

export function createTransferHandlers(settings: TransferSettings) {
  const shown = (row: TransferRow) => presentTransfer(row, settings.exports.get(row.kind)?.label ?? '导出');
  return {
    list: calls.list.handler(async ({ input, context: { db, caller } }) =>
      (await readOwn(db, signedIn(caller), input.kind)).map(shown),
    ),
    centre: calls.centre.handler(({ input, context: { db, caller } }) =>
      readCentre(db, signedIn(caller), input, settings.exports),
    ),
    progress: calls.progress.handler(async ({ input, context: { db, caller } }) =>
      shown(await mustFind(db, signedIn(caller), input.id)),
    ),
    cancel: calls.cancel.handler(async ({ input, context: { db, caller } }) => {
      const row = await mustFind(db, signedIn(caller), input.id);
      const stopped = await moveTransfer(db, row.id, 'cancelled');
      if (!stopped) throw refuse(transferErrors, 'TRANSFER_STATE');
      const after = { label: shown(row).label, file: row.fileName };
      await writeAudit(db, caller, { action: 'export.cancelled', objectType: 'export', after });
      return shown(stopped);
    }),
    retry: calls.retry.handler(async ({ input, context: { db, database, caller } }) => {
      const row = await retryTask(database, db, signedIn(caller), await mustFind(db, signedIn(caller), input.id));
      const after = { label: shown(row).label, file: row.fileName };
      await writeAudit(db, caller, { action: 'export.retried', objectType: 'export', after });
      return shown(row);
    }),
    fetch: calls.fetch.handler(async ({ input, context: { db, caller } }) =>
      fetchFile(db, signedIn(caller), settings, await mustFind(db, signedIn(caller), input.id)),
    ),
  };
}
