import type { Db } from '#platform/api/database.ts';
import { stop } from '../../rules/decide-task.ts';
import { type DocumentSnapshot, describeChanges } from '../../rules/document-snapshot.ts';
import type { RequestState } from '../../rules/request-state.ts';
import { announceAsked } from './approval-news.ts';
import { type DocumentKeepers, documentOf, snapshotHash } from './document-keeper.ts';
import { writeEvents } from './event-repo.ts';
import type { LoadedRequest } from './request-repo.ts';
import { writeRequest } from './write-request-repo.ts';

const NEVER_DUE = () => null;

/** Writes a document that is another one now; who was asked by mail is asked anew. */
export async function writeChange(
  db: Db,
  { row, state }: LoadedRequest,
  now: { snapshot: DocumentSnapshot; amountFen: bigint },
): Promise<string[]> {
  const changes = describeChanges(row.snapshot as DocumentSnapshot, now.snapshot);
  const document = { ...now, snapshotHash: snapshotHash(now.snapshot) };
  await writeRequest(db, { row, state }, state, { due: NEVER_DUE, document });
  await writeEvents(db, row, [{ kind: 'changed', userId: null, detail: changes.join('；').slice(0, 2000) }]);
  await announceAsked(db, row);
  return changes;
}

export async function voidRequest(db: Db, { row, state }: LoadedRequest, reason: string): Promise<void> {
  const outcome = stop(state, 'void', reason);
  if ('refusal' in outcome) return;
  await writeRequest(db, { row, state }, outcome.state, { due: NEVER_DUE });
  await writeEvents(db, row, [{ kind: 'voided', userId: null, detail: reason }]);
}

export type Freshness = { fresh: true } | { fresh: false; changes: string[]; hash: string | null };

const GONE = '单据已取消或已变更，不再需要审批';

/**
 * Compares an open, locked request with its document: what is decided is what is ordered (behaviours 2.8). A document
 * that has become another one is written as it is now; one that no longer waits takes its request with it.
 */
export async function refreshRequest(
  db: Db,
  documents: DocumentKeepers,
  request: LoadedRequest & { state: RequestState },
): Promise<Freshness> {
  const { row } = request;
  const now = await documentOf(documents, row.documentType).read(db, row);
  if (!now) {
    await voidRequest(db, request, GONE);
    return { fresh: false, changes: [GONE], hash: null };
  }
  const hash = snapshotHash(now.snapshot);
  if (hash === row.snapshotHash) return { fresh: true };
  return { fresh: false, changes: await writeChange(db, request, now), hash };
}
