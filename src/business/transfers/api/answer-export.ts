import { createHash } from 'node:crypto';
import { writeAudit } from '#platform/api/audit.ts';
import { type SignedInCaller, signedIn } from '#platform/api/caller.ts';
import { type Database, type Db, inTransaction } from '#platform/api/database.ts';
import type { HandlerContext } from '#platform/api/implement-feature.ts';
import { enqueueJob } from '#platform/api/job-sender.ts';
import { refuse } from '#platform/api/refuse.ts';
import { exportTaskErrors } from '../contract/transfer-errors.ts';
import type { TransferTask } from '../contract/transfer-schemas.ts';
import { MOST_OPEN, MOST_OPEN_OF_FIRM } from '../rules/transfer-states.ts';
import type { ExportDefinition, ExportPlan } from './define-export.ts';
import { EXPORT_QUEUE } from './export-queue.ts';
import { presentTransfer } from './present-transfer.ts';
import { countOpen, findOpen, insertTransfer, lockTasksOf, type TransferRow } from './transfer-repo.ts';
import { tableFile } from './write-table.ts';

const hashOf = (input: unknown) => createHash('sha256').update(JSON.stringify(input)).digest('base64url');

/** Every file that leaves is told of, whoever made it and however. */
export const tellDownload = (
  db: Db,
  caller: Pick<SignedInCaller, 'firmId' | 'userId'>,
  after: { label: string; file: string; rows: number },
) => writeAudit(db, caller, { action: 'export.downloaded', objectType: 'export', after });

/** Leaves a task to the worker in the transaction that writes it; at most so many of one person and of one company at a time. */
export async function queueTransfer<Row extends TransferRow | null>(
  database: Database,
  db: Db,
  caller: SignedInCaller,
  write: () => Promise<Row>,
): Promise<Row> {
  const { own, firm } = await countOpen(db, caller);
  if (own >= MOST_OPEN) throw refuse(exportTaskErrors, 'TRANSFERS_OPEN');
  if (firm >= MOST_OPEN_OF_FIRM) throw refuse(exportTaskErrors, 'TRANSFERS_OPEN_FIRM');
  const row = await write();
  if (row) await enqueueJob(database, db, EXPORT_QUEUE, { id: String(row.id) });
  return row;
}

/** The task for this asking: the one under way, or a new one. However often somebody presses, it is made once. */
function startTask(
  database: Database,
  caller: SignedInCaller,
  { kind, label }: ExportDefinition,
  input: unknown,
  { fileName }: ExportPlan,
): Promise<TransferTask> {
  const { firmId, userId, memberId, loginSource } = caller;
  const fresh = { firmId, userId, memberId, loginSource, kind, input, inputHash: hashOf(input), fileName };
  return inTransaction(database, caller, 'write', async (db) => {
    await lockTasksOf(db, caller);
    const same = await findOpen(db, caller, fresh);
    if (same) return presentTransfer(same, label);
    const row = await queueTransfer(database, db, caller, () => insertTransfer(db, fresh));
    const after = { label, file: fileName };
    await writeAudit(db, caller, { action: 'export.started', objectType: 'export', after });
    return presentTransfer(row, label);
  });
}

/** The file, made while its person waits; that it left is told of when it is whole. */
async function fileNow(context: HandlerContext, { label }: Named, { fileName, rows, table }: ExportPlan) {
  const { db, database, caller } = context;
  const file = await tableFile(table(db), fileName);
  const told = { label, file: fileName, rows };
  await inTransaction(database, caller, 'write', (audit) => tellDownload(audit, signedIn(caller), told));
  return file;
}

type Named = Pick<ExportDefinition, 'label'>;

/** Answers an export that is always small with its file. */
export async function answerFile<Input>(
  context: HandlerContext,
  definition: ExportDefinition<Input>,
  input: Input,
): Promise<File> {
  return fileNow(context, definition, await definition.plan(context.db, signedIn(context.caller), input));
}

/** Answers an export with its file, or with the task that makes it where it would take too long to wait for. */
export async function answerExport<Input>(
  context: HandlerContext,
  definition: ExportDefinition<Input>,
  input: Input,
): Promise<File | TransferTask> {
  const { db, database } = context;
  const caller = signedIn(context.caller);
  if (definition.acrossFirms) {
    const once = { ...definition, acrossFirms: undefined };
    return inTransaction(database, caller, 'read', (inOne) => answerExport({ ...context, db: inOne }, once, input));
  }
  const plan = await definition.plan(db, caller, input);
  if (plan.atOnce) return fileNow(context, definition, plan);
  return startTask(database, caller, definition, input, plan);
}
