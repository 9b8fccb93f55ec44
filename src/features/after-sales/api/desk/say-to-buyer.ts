import { type Attachment, type AttachmentTools, takeUpload } from '#business/attachments/api/public.ts';
import { type Caller, signedIn } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { notFound, refuse } from '#platform/api/refuse.ts';
import { caseDeskErrors } from '../../contract/case-desk-errors.ts';
import { CASE_FILES, saidWith } from '../case-attachments.ts';
import { changeCase, insertCaseEvent, lockCaseWhere, numbered, placeOf } from '../case-repo.ts';
import { atDesk, done } from './open-case.ts';

interface Said {
  caseNo: string;
  words: string;
  files: readonly File[];
}

/** Words of the desk in the talk of a case, with pictures; whoever has it in hand says them to the customer. */
export async function sayToBuyer(db: Db, caller: Caller, attachments: AttachmentTools, { caseNo, words, files }: Said) {
  const found = await lockCaseWhere(db, numbered(caseNo));
  if (!found) throw notFound('售后单');
  if (found.status === 'withdrawn') throw refuse(caseDeskErrors, 'CASE_DESK_STEP');
  const person = { firmId: found.firmId, userId: signedIn(caller).userId };
  const kept: Attachment[] = [];
  for (const file of files) {
    const place = { ownerId: found.id, side: 'desk' } as const;
    kept.push(await takeUpload(attachments, db, CASE_FILES, { person, place, upload: { fileName: file.name, file } }));
  }
  await insertCaseEvent(db, found, { actor: atDesk(caller), kind: 'said', detail: saidWith(words, kept) });
  return done(await changeCase(db, placeOf(found), {}));
}
