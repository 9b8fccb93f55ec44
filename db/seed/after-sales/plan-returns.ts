import { CASE_REASONS } from '#features/after-sales/contract/case-reasons.ts';
import type { Random } from '../catalog/prng.ts';
import { type DemoReturn, type Step, stepsOf } from './demo-case.ts';
import { ENDED_OF, ENDED_RETURNS, OPEN_RETURNS, OTHER_OPEN } from './demo-returns.ts';
import type { ReturnableLine } from './read-returnable-lines.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Orders are paid for after 45 days; what came back until then was never paid. */
const PAID_DAYS = 44;
/** Goods without fault come back within 7 days, others within 30; a case is made some hours before. */
const FREE_MS = 6 * DAY_MS;
const FAULT_MS = 25 * DAY_MS;
/** What is settled at once is told within 48 hours. */
const QUICK_HOURS = 40;
const MOST_FEN = 800_000n;

/** A case with its goods, and when everything happened. */
export interface PlannedReturn extends DemoReturn {
  goods: readonly { line: ReturnableLine; units: number; askedFen: bigint }[];
  createdAt: number;
  steps: readonly (Step & { at: number })[];
}

/** What so many units of a line were bought for; all of them: the line. */
const shareOf = ({ amountFen, quantity }: ReturnableLine, units: number) =>
  units >= quantity ? amountFen : (amountFen * BigInt(units)) / BigInt(quantity);

function unitsOf({ kind, reason }: DemoReturn, { signed, short }: ReturnableLine): number {
  if (reason === 'short') return short;
  if (kind === 'price_gap') return signed;
  return Math.max(1, Math.floor(signed / 3));
}

/** A price difference is a twelfth of what the goods cost. */
const askedOf = (demo: DemoReturn, line: ReturnableLine, units: number) =>
  demo.kind === 'price_gap' ? line.amountFen / 12n : shareOf(line, units);

interface Drawing {
  random: Random;
  now: number;
  used: Set<bigint>;
}

/** When a case of a line would have been made; null where it could not have been. */
function beginOf(demo: DemoReturn, { signedAt }: ReturnableLine, { random, now }: Drawing): number | null {
  const since = CASE_REASONS[demo.reason].fault ? FAULT_MS : FREE_MS;
  if (demo.hoursAgo !== undefined) {
    const at = now - demo.hoursAgo * HOUR_MS;
    return at - signedAt > HOUR_MS && at - signedAt < since ? at : null;
  }
  const hours = random.int(3, demo.route === 'quick' ? QUICK_HOURS : 120);
  return signedAt + hours * HOUR_MS;
}

const paced = (demo: DemoReturn, random: Random) => (demo.hoursAgo === undefined ? random.int(60, 190) / 100 : 1);

function placed(
  demo: DemoReturn,
  line: ReturnableLine,
  all: readonly ReturnableLine[],
  drawing: Drawing,
): PlannedReturn | null {
  const { random, now, used } = drawing;
  const begun = beginOf(demo, line, drawing);
  if (begun === null || begun <= line.signedAt) return null;
  const pace = paced(demo, random);
  const steps = stepsOf(demo).map((step) => ({ ...step, at: Math.round(begun + step.hours * pace * HOUR_MS) }));
  const end = steps.at(-1)?.at ?? begun;
  if (end > now - HOUR_MS / 2 && steps.length > 0) return null;
  if (end > line.submittedAt + PAID_DAYS * DAY_MS) return null;
  const others = all.filter(
    (one) => one.orderId === line.orderId && one.lineId !== line.lineId && !used.has(one.lineId),
  );
  const chosen = [line, ...others.slice(0, (demo.lines ?? 1) - 1)].map((one) => {
    const units = unitsOf(demo, one);
    return { line: one, units, askedFen: askedOf(demo, one, units) };
  });
  const asked = chosen.reduce((sum, { askedFen }) => sum + askedFen, 0n);
  const fits = chosen.length === (demo.lines ?? 1) && chosen.every(({ units }) => units > 0);
  if (!fits || asked <= 0n || asked > (demo.mostFen ?? MOST_FEN)) return null;
  return { ...demo, goods: chosen, createdAt: begun, steps };
}

/** The first of the lines that a case can be told of. */
function place(demo: DemoReturn, lines: readonly ReturnableLine[], drawing: Drawing): PlannedReturn[] {
  for (const line of lines) {
    if (drawing.used.has(line.lineId)) continue;
    const planned = placed(demo, line, lines, drawing);
    if (!planned) continue;
    for (const one of planned.goods) drawing.used.add(one.line.lineId);
    return [planned];
  }
  return [];
}

function shuffled<T>(values: readonly T[], random: Random): T[] {
  return values
    .map((value) => ({ value, at: random.int(0, 1_000_000) }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ value }) => value);
}

/**
 * What of the demo's orders came back: open cases of the last days, and ended ones over the year. A case for which no goods
 * fit is left out.
 */
export function planReturns(lines: readonly ReturnableLine[], random: Random, now: Date): PlannedReturn[] {
  const drawing: Drawing = { random, now: now.getTime(), used: new Set() };
  const firms = [...Map.groupBy(lines, ({ customerCode }) => customerCode)].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const [first] = firms;
  const others = firms.slice(1);
  const open = [
    ...OPEN_RETURNS.flatMap((demo) => place(demo, first?.[1] ?? [], drawing)),
    // Each at a firm of its own as far as goods fit there; after a weekend it may be any of them.
    ...OTHER_OPEN.flatMap((demo, index) => {
      const [, own = []] = others[index % Math.max(1, others.length)] ?? [];
      return place(demo, [...own, ...others.flatMap(([, all]) => all)], drawing);
    }),
  ];
  let next = 0;
  const ended = firms.flatMap(([code, own]) =>
    Array.from({ length: ENDED_OF[code] ?? 1 }).flatMap(() => {
      const demo = ENDED_RETURNS[next % ENDED_RETURNS.length];
      next += 1;
      return demo ? place(demo, shuffled(own, random), drawing) : [];
    }),
  );
  return [...open, ...ended].toSorted((a, b) => a.createdAt - b.createdAt);
}
