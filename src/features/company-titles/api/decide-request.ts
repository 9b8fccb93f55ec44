import type { Teller } from '#business/messages/api/public.ts';
import { addCompanyTitle, changeCompanyTitle, isKnownTitle } from '#features/profile/api/public.ts';
import { writeAudit } from '#platform/api/audit.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import { changeScope, type Db } from '#platform/api/database.ts';
import { notFound, refuse } from '#platform/api/refuse.ts';
import { decideErrors } from '../contract/title-request-errors.ts';
import { actedOn } from './present-request.ts';
import { tellDecided } from './title-news.ts';
import { lockRequest, moveRequest, type TitleRequestRow } from './title-request-repo.ts';

interface Decision {
  requestNo: string;
  version: number;
  agreed: boolean;
  answer: string;
}

/** Writes the title into the company's book; answers its number. */
async function carryOut(db: Db, { firmId, titleId, titleVersion, after }: TitleRequestRow): Promise<bigint> {
  if (await isKnownTitle(db, firmId, after, titleId)) throw refuse(decideErrors, 'TITLE_KNOWN');
  if (titleId === null || titleVersion === null) {
    const made = await addCompanyTitle(db, firmId, after);
    if (made === null) throw refuse(decideErrors, 'TITLES_MANY');
    return made;
  }
  const changed = await changeCompanyTitle(db, firmId, { id: titleId, version: titleVersion }, after);
  if (!changed) throw refuse(decideErrors, 'TITLE_GONE');
  return titleId;
}

/** The desk lets invoices go to a title, or says why not; the company is told. */
export async function decideRequest(
  db: Db,
  messages: Teller,
  caller: SignedInCaller,
  { requestNo, version, agreed, answer }: Decision,
) {
  const found = await lockRequest(db, requestNo);
  if (!found) throw notFound('公司抬头申请');
  if (found.status !== 'waiting') throw refuse(decideErrors, 'TITLE_REQUEST_DONE');
  if (found.version !== version) throw refuse(decideErrors, 'TITLE_REQUEST_MOVED');
  if (!agreed && answer === '') throw refuse(decideErrors, 'TITLE_ANSWER_MISSING');
  const { firmId, userId } = caller;
  let { titleId } = found;
  if (agreed) {
    // Titles are the company's own: they are written in its name.
    await changeScope(db, { firmId: found.firmId, userId, right: 'desk' });
    titleId = await carryOut(db, found);
    await changeScope(db, { firmId, userId, right: 'desk' });
  }
  const status = agreed ? ('approved' as const) : ('refused' as const);
  const moved = await moveRequest(db, found, { status, titleId, decidedBy: userId, answer });
  await writeAudit(db, caller, {
    action: `title_request.${status}`,
    objectType: 'title_request',
    objectId: requestNo,
    after: { title: found.title, taxNo: found.taxNo, answer },
  });
  await tellDecided(db, messages, moved);
  return actedOn(moved, 'desk');
}
