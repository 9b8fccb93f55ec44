import { currentScope, runInScope } from '#platform/api/request-scope.ts';

/** Far enough that no text of a day, a week or a month stays. Before: what was answered is as fresh as it was. */
const EARLIER_MS = (40 * 24 * 60 + 437) * 60_000;
const ROLL = 0.618;

/** The time of a clock that goes wrong, for whoever asks what time it is; other dates are what they were. */
function earlierDate(RealDate: DateConstructor): DateConstructor {
  const now = () => RealDate.now() - EARLIER_MS;
  const construct = (args: unknown[]) => Reflect.construct(RealDate, args.length === 0 ? [now()] : args) as Date;
  return new Proxy(RealDate, {
    construct: (_target, args) => construct(args),
    apply: () => construct([]).toString(),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
}

/**
 * Does something that never waits as at another moment, for a request of which nothing is known but its numbers: clock and
 * random numbers are others, and there are no headers, so no cookies. What comes out the same depends on none of them.
 */
export function atOtherMoment<T>(work: () => T): T {
  const scope = currentScope();
  const [RealDate, random, elapsed] = [Date, Math.random, performance.now];
  globalThis.Date = earlierDate(RealDate);
  Math.random = () => ROLL;
  performance.now = () => elapsed.call(performance) + EARLIER_MS;
  try {
    return runInScope({ ...scope, headers: new Headers(), cookies: [], ip: '' }, work);
  } finally {
    globalThis.Date = RealDate;
    Math.random = random;
    performance.now = elapsed;
  }
}

const SHOWN = 80;

/** Fails where two texts differ, and shows where they begin to. */
export function expectSameText(before: string, now: string, what: string): void {
  if (before === now) return;
  let at = 0;
  while (before[at] === now[at]) at += 1;
  const from = Math.max(0, at - SHOWN / 2);
  const [shown, instead] = [before, now].map((text) => text.slice(from, from + SHOWN));
  throw new Error(`${what}: “${shown}” – “${instead}”`);
}
