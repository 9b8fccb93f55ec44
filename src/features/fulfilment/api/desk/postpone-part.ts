import { todayInShanghai } from '#features/catalog/rules/public.ts';
import type { Db } from '#platform/api/database.ts';
import { refuse } from '#platform/api/refuse.ts';
import { deskErrors } from '../../contract/fulfilment-errors.ts';
import { type NewDays, newDaysProblem, promiseForDays } from '../../rules/part-promise.ts';
import { notifyPostponed } from '../notify-postponed.ts';
import { openWork, partOf } from '../open-work.ts';
import { keepPartPromise } from '../part-repo.ts';
import { partPromiseText } from '../present-parcel.ts';
import { settleWork } from '../settle-work.ts';
import type { WorkActor } from '../work-actor.ts';

export interface PostponeRequest extends NewDays {
  orderNo: string;
  version: number;
  partNo: number;
  reason: string;
}

/** Promises a part for other days, as the warehouse, its supplier or the carrier has told; the buyer hears of it. */
export async function postponePart(db: Db, actor: WorkActor, request: PostponeRequest) {
  const { orderNo, version, partNo, shipOn, arriveOn, reason } = request;
  const work = await openWork(db, { orderNo }, version);
  const part = partOf(work, partNo);
  const days = { shipOn, arriveOn };
  const problem = newDaysProblem(part, days, todayInShanghai(new Date()));
  if (problem) throw refuse(deskErrors, 'PART_NOT_READY', { message: problem });
  const promise = promiseForDays(part, days);
  const { firmId, orderId } = work;
  await keepPartPromise(db, { firmId, partId: part.partId }, promise);
  const promiseText = partPromiseText({ promise, lines: part.lines });
  await notifyPostponed(db, { firmId, orderId, promiseText, reason });
  return settleWork(db, actor, work, {
    kind: 'promise_moved',
    detail: `${promiseText}，${reason}`,
    action: 'part.postponed',
    after: { partNo, ...days, reason },
  });
}
