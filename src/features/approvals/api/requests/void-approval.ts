import type { Db } from '#platform/api/database.ts';
import { isOpen } from '../../rules/approval-status.ts';
import { voidRequest } from './refresh-request.ts';
import { findRequestOf, lockRequest } from './request-repo.ts';

/**
 * A document has become another version, or is gone: whoever was asked about it is asked no more, and links in letters are
 * dead. True where a request was open. Decisions lock the request before its document; whoever holds the document
 * already may collide with one and is then tried once more.
 */
export async function voidApproval(
  db: Db,
  document: { firmId: bigint; documentType: string; documentNo: string },
  reason: string,
): Promise<boolean> {
  const { firmId } = document;
  const id = await findRequestOf(db, document);
  const request = id === null ? null : await lockRequest(db, { firmId, id });
  if (!request || !isOpen(request.state.status)) return false;
  await voidRequest(db, request, reason);
  return true;
}
