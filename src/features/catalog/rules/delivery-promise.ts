import { addDays, addWorkingDays, daysBetween, workingDaysBetween } from './working-days.ts';

/**
 * What the shop promises for goods that travel together: the day they arrive. Where nobody knows the road it is the day
 * they leave. Days in Shanghai, YYYY-MM-DD.
 */
export interface DeliveryPromise {
  shipOn: string | null;
  arriveOn: string | null;
}

/** A promise that was given. */
export interface KeptPromise extends DeliveryPromise {
  /** As it was given first, where it has moved since. */
  first: DeliveryPromise | null;
}

/** Nobody has promised a day. */
export const NO_PROMISE: KeptPromise = { shipOn: null, arriveOn: null, first: null };

const isSame = (a: DeliveryPromise, b: DeliveryPromise) => a.shipOn === b.shipOn && a.arriveOn === b.arriveOn;

/** The same promise for other days; what was given first stays readable, however often it moves. */
export function movePromise(promise: KeptPromise, { shipOn, arriveOn }: DeliveryPromise): KeptPromise {
  const first = promise.first ?? { shipOn: promise.shipOn, arriveOn: promise.arriveOn };
  const given = first.shipOn !== null || first.arriveOn !== null;
  return { shipOn, arriveOn, first: given && !isSame(first, { shipOn, arriveOn }) ? first : null };
}

/** The same promise with another day of dispatch; the road is as long as it was. */
export function shipLater(promise: KeptPromise, shipOn: string): KeptPromise {
  const { shipOn: before, arriveOn } = promise;
  const arrives = before !== null && arriveOn !== null ? addDays(shipOn, daysBetween(before, arriveOn)) : arriveOn;
  return movePromise(promise, { shipOn, arriveOn: arrives });
}

/**
 * A promise that counted from one working day, given anew because the order could only be begun on a later one: as many
 * working days later. Never earlier.
 */
export function promiseFromDay(promise: KeptPromise, from: string, to: string): KeptPromise {
  const wait = workingDaysBetween(from, to);
  return promise.shipOn === null || wait === 0 ? promise : shipLater(promise, addWorkingDays(promise.shipOn, wait));
}
