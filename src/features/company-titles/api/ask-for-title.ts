import type { Teller } from '#business/messages/api/public.ts';
import { companyTitleOf, isKnownTitle, roomForTitle, tidyTitle } from '#features/profile/api/public.ts';
import type { TitleFacts } from '#features/profile/rules/public.ts';
import { writeAudit } from '#platform/api/audit.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { notFound, refuse } from '#platform/api/refuse.ts';
import { askErrors } from '../contract/title-request-errors.ts';
import type { AskInput } from '../contract/title-request-schemas.ts';
import { titleDifference } from '../rules/title-difference.ts';
import { actedOn } from './present-request.ts';
import { readFirmFacts } from './read-requests.ts';
import { tellAsked } from './title-news.ts';
import { insertRequest, type TitleRequestRow } from './title-request-repo.ts';

type Wanted = { facts: TitleFacts; reason: string; titleId?: string | undefined; titleVersion?: number | undefined };

/** The title that is to change, as it stands; null: a new one. */
async function changed(db: Db, { firmId }: SignedInCaller, { titleId, titleVersion, facts }: Wanted) {
  if (titleId === undefined) {
    if (!(await roomForTitle(db, firmId))) throw refuse(askErrors, 'TITLES_MANY');
    return null;
  }
  const found = await companyTitleOf(db, firmId, BigInt(titleId));
  if (!found) throw notFound('公司抬头');
  if (titleVersion !== undefined && found.version !== titleVersion) throw refuse(askErrors, 'TITLE_CHANGED');
  if (titleDifference(found.facts, facts).length === 0) throw refuse(askErrors, 'TITLE_SAME');
  return found;
}

/** Writes a request, unless the company has the title or has asked for it. */
export async function requestTitle(
  db: Db,
  messages: Teller,
  caller: SignedInCaller,
  wanted: Wanted,
): Promise<TitleRequestRow> {
  const { firmId, userId } = caller;
  const { facts, reason } = wanted;
  const found = await changed(db, caller, wanted);
  if (await isKnownTitle(db, firmId, facts, found?.id ?? null)) throw refuse(askErrors, 'TITLE_KNOWN');
  const made = await insertRequest(db, {
    ...{ firmId, titleId: found?.id ?? null, titleVersion: found?.version ?? null, before: found?.facts ?? null },
    ...{ after: facts, title: facts.title, taxNo: facts.taxNo, reason, askedBy: userId },
  });
  if (!made) throw refuse(askErrors, 'TITLE_ASKED');
  await writeAudit(db, caller, {
    action: 'title_request.asked',
    objectType: 'title_request',
    objectId: made.requestNo,
    after: { title: facts.title, taxNo: facts.taxNo, reason },
  });
  const { name } = await readFirmFacts(db, firmId);
  await tellAsked(db, messages, made, name);
  return made;
}

/** A company asks for a title all its people may choose, or for a change of one. Nothing changes until the desk agrees. */
export async function askForTitle(
  db: Db,
  messages: Teller,
  caller: SignedInCaller,
  { titleId, titleVersion, reason, ...typed }: AskInput,
) {
  // What the company does not have is none, whatever was typed.
  if (titleId !== undefined && !(await companyTitleOf(db, caller.firmId, BigInt(titleId)))) throw notFound('公司抬头');
  const wanted = { facts: tidyTitle(typed), reason, titleId, titleVersion };
  return actedOn(await requestTitle(db, messages, caller, wanted), 'own');
}
