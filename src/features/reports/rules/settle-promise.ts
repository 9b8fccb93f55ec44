import { closedMonthOf } from './closed-months.ts';
import { monthOf } from './report-days.ts';

/** A promise and what became of it, as far as figures tell. Days in Shanghai. */
export interface PromiseFacts {
  /** 0: called off. */
  quantity: number;
  received: number | null;
  promisedOn: string;
  shippedOn: string | null;
  deliveredOn: string | null;
  warehouse: string;
  carrier: string;
  reason: string;
}

export interface Counted {
  /** The promised day; of a correction the day it came. */
  countsOn: string;
  /** First day of the closed month it corrects. */
  correctionOf: string | null;
}

export interface PromiseSettlement<F> {
  remove: (F & Counted)[];
  put: (F & Counted) | null;
}

const isInFull = ({ received, quantity }: PromiseFacts) => (received ?? quantity) >= quantity;
const isKept = (promise: PromiseFacts) =>
  promise.deliveredOn !== null && promise.deliveredOn <= promise.promisedOn && isInFull(promise);

/** All that a figure tells of a promise: where this is the same nothing has to be corrected. */
function outcomeOf(promise: PromiseFacts): string {
  const { quantity, promisedOn, deliveredOn, warehouse, carrier, reason } = promise;
  const full = isInFull(promise);
  return JSON.stringify([quantity, promisedOn, deliveredOn, full, warehouse, carrier, isKept(promise) ? '' : reason]);
}

const sameRow = (a: PromiseFacts & Counted, b: PromiseFacts & Counted): boolean =>
  outcomeOf(a) === outcomeOf(b) &&
  a.countsOn === b.countsOn &&
  a.correctionOf === b.correctionOf &&
  a.received === b.received &&
  a.shippedOn === b.shippedOn &&
  a.reason === b.reason;

const asPromised = <F extends PromiseFacts>(facts: F): F & Counted => ({
  ...facts,
  countsOn: facts.promisedOn,
  correctionOf: null,
});

/** What the ledger of promises is to say in its open months; null: nothing beyond what closed months say. */
function openRow<F extends PromiseFacts>(
  target: F | null,
  closed: readonly (F & Counted)[],
  came: { day: string; openFrom: string },
): (F & Counted) | null {
  const said = closed.at(-1);
  if (!said) {
    const month = target && closedMonthOf(target.promisedOn, came.openFrom);
    if (target === null || month === null) return target && asPromised(target);
    return { ...target, countsOn: came.day, correctionOf: month };
  }
  const now = target ?? { ...said, quantity: 0 };
  if (outcomeOf(said) === outcomeOf(now)) return null;
  return { ...now, countsOn: came.day, correctionOf: said.correctionOf ?? monthOf(said.promisedOn) };
}

/**
 * Brings what is said of a promise to what the order says (behaviours 2.13, month closing): a row of a closed month stays as it
 * is, what came later is one row of the day it came. `target` null: the promise was called off.
 */
export function settlePromise<F extends PromiseFacts>(
  target: F | null,
  rows: readonly (F & Counted)[],
  { openFrom, today }: { openFrom: string; today: string },
): PromiseSettlement<F> {
  const closed = rows
    .filter(({ countsOn }) => countsOn < openFrom)
    .toSorted((a, b) => a.countsOn.localeCompare(b.countsOn));
  const open = rows.filter(({ countsOn }) => countsOn >= openFrom);
  const day = open.find(({ correctionOf }) => correctionOf !== null)?.countsOn ?? today;
  const wanted = openRow(target, closed, { day, openFrom });
  const [only] = open;
  if (wanted && only && open.length === 1 && sameRow(only, wanted)) return { remove: [], put: null };
  return { remove: open, put: wanted };
}
