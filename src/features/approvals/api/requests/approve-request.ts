import type { Caller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { announceTold } from './approval-news.ts';
import { type DocumentKeepers, documentOf } from './document-keeper.ts';
import { writeEvents } from './event-repo.ts';
import type { RequestRow } from './request-repo.ts';

/** Everybody has agreed: the document goes on, and the requester hears of it. */
export async function approveRequest(
  db: Db,
  documents: DocumentKeepers,
  row: RequestRow,
  actor: Pick<Caller, 'firmId' | 'userId'>,
): Promise<void> {
  await writeEvents(db, row, [{ kind: 'passed', userId: null }]);
  const next = await documentOf(documents, row.documentType).pass(db, row, actor);
  await announceTold(db, row, 'passed', '', next);
}
