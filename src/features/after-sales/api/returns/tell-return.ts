import type { CarrierNews } from '#business/carriers/api/public.ts';
import type { Db } from '#platform/api/database.ts';
import type { ReturnStatus } from '../../rules/return-status.ts';
import { caseStepAfter, returnStepsAfter } from '../../rules/returns/return-news.ts';
import { type CaseActor, type CaseRow, insertCaseEvent, lockCase, moveCase } from '../case-repo.ts';
import { tellPickupOff } from './end-return.ts';
import { announceUnbooked } from './return-failed.ts';
import { insertReturnNews, lockReturn, moveReturn, type ReturnPlace, type ReturnRow } from './return-repo.ts';

const CARRIER: CaseActor = { side: 'shop', firmId: null, userId: null };

/** News as it reaches us, with the carrier and number it was given. */
export interface ToldNews extends Omit<CarrierNews, 'signer'> {
  assigned?: { carrier: string; trackingNo: string } | null;
}

const EVENTS = {
  booked: 'pickup_asked',
  moving: 'sent',
  arrived: 'arrived',
  failed: 'pickup_failed',
} as const;

/** What the case does because its parcel has come into a state; people read of it in the log either way. */
async function follow(db: Db, found: CaseRow, parcel: ReturnRow, words: string): Promise<void> {
  const kind = EVENTS[parcel.status as keyof typeof EVENTS];
  const detail = [parcel.returnNo, parcel.carrier, parcel.trackingNo, words].filter(Boolean).join(' ');
  const to = caseStepAfter(found.status, parcel.status);
  if (to) {
    await moveCase(db, found, to, { actor: CARRIER, kind, detail });
    return;
  }
  // What moves on the road concerns the parcel alone once the case waits for it.
  if (parcel.status !== 'moving') await insertCaseEvent(db, found, { actor: CARRIER, kind, detail });
  if (parcel.status === 'failed' && found.status === 'to_return') await announceUnbooked(db, parcel);
}

/** What a step leaves in the row of the parcel. */
function changeBy(row: ReturnRow, to: ReturnStatus, { happenedAt, words, assigned }: ToldNews) {
  const ended = to === 'arrived' || to === 'failed';
  return {
    ...(assigned && row.trackingNo === '' && { carrier: assigned.carrier, trackingNo: assigned.trackingNo }),
    ...(to === 'arrived' && { arrivedAt: happenedAt }),
    ...(to === 'failed' && { failure: words }),
    ...(ended && { nextAskAt: null }),
  };
}

/**
 * Takes in what a carrier tells of a parcel that comes back. The same news twice is one; news that comes late is kept in its
 * place and moves nothing back. A pick-up that was booked after it had been called off or given up is called off again. True: it moved.
 */
export async function tellReturn(db: Db, place: ReturnPlace, news: ToldNews): Promise<boolean> {
  const { firmId, caseId } = place;
  const found = await lockCase(db, { firmId, caseId });
  const row = await lockReturn(db, place);
  const { noticeId, happenedAt, place: where, words } = news;
  if (!(await insertReturnNews(db, row, { noticeId, happenedAt, place: where, words }))) return false;
  if ((row.status === 'called_off' || row.status === 'failed') && news.step === 'booked') await tellPickupOff(db, row);
  const way = returnStepsAfter(row.status, news.step);
  const to = way.at(-1);
  if (!to) return false;
  await follow(db, found, await moveReturn(db, row, way, changeBy(row, to, news)), words);
  return true;
}
