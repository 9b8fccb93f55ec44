import { type KeptPromise, movePromise, shipLater } from '#features/catalog/rules/public.ts';
import type { LinePromise } from '#features/orders/rules/public.ts';
import type { OrderWork, WorkPart } from './order-work.ts';
import { isUnshipped, type PartStatus, partStates } from './part-status.ts';

export interface NewDays {
  shipOn: string;
  /** Null: nobody knows. */
  arriveOn: string | null;
}

/** A part that leaves later than promised arrives later too; one that leaves earlier promises nothing new. */
export function promiseAfterSending({ promise }: Pick<WorkPart, 'promise'>, today: string): KeptPromise {
  return promise.shipOn !== null && promise.shipOn < today ? shipLater(promise, today) : promise;
}

/** A part of its own for a day of its own; without one the promise of the part it came from. */
export const promiseOfDivided = ({ promise }: Pick<WorkPart, 'promise'>, shipOn: string | null): KeptPromise =>
  shipOn === null ? promise : shipLater(promise, shipOn);

/** Some of it has not arrived. */
export const mayPostpone = (status: PartStatus) => partStates.allows('postpone', status);

/** Why a part cannot be promised for these days; null when it can. */
export function newDaysProblem(
  { status, promise }: Pick<WorkPart, 'status' | 'promise'>,
  { shipOn, arriveOn }: NewDays,
  today: string,
): string | null {
  if (!mayPostpone(status)) return '分单已签收、拒收或取消，不能再改期';
  if (arriveOn !== null && arriveOn < shipOn) return '送达日不能早于发货日';
  if (shipOn === promise.shipOn && arriveOn === promise.arriveOn) return '日期没有变化';
  if (isUnshipped(status)) return shipOn < today ? '发货日不能早于今天' : null;
  return arriveOn !== null && arriveOn < today ? '送达日不能早于今天' : null;
}

export const promiseForDays = ({ promise }: Pick<WorkPart, 'promise'>, days: NewDays) => movePromise(promise, days);

/** What is promised for each line: by the parts it is in. A line no part of which is left keeps what it had. */
export function linePromises({ lines, parts }: Pick<OrderWork, 'lines' | 'parts'>) {
  const live = parts.filter(({ status }) => status !== 'cancelled');
  return lines.flatMap(({ lineId }) => {
    const promises = live.flatMap(({ warehouse, promise, lines: own }): LinePromise[] => {
      const { shipOn, arriveOn, first } = promise;
      return own
        .filter((line) => line.lineId === lineId)
        .map(({ quantity }) => ({ quantity, warehouse, shipOn, arriveOn, first }));
    });
    return promises.length > 0 ? [{ lineId, promises }] : [];
  });
}
