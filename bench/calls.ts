import { loadavg } from 'node:os';
import { machineBaseline } from './baseline.ts';
import { readGoods } from './calls/bench-goods.ts';
import { openMeasuredShop } from './calls/bench-shop.ts';
import { type MeasuredCall, measuredCalls } from './calls/measured-calls.ts';
import { summarize } from './catalog/percentiles.ts';
import { buildWorld } from './load/bench-companies.ts';
import { tableOf } from './load/figures.ts';

/**
 * Budgets of calls over HTTP, each person with a session and a company of their own, against the shop that runs on PORT
 * with one process (WEB_PROCESSES=1, TRUST_PROXY=1, LOG_LEVEL=error) and a catalogue of 100,000. Every answer is read and
 * looked at. Wants DATA_DIR of that shop (or DATABASE_OWNER_URL and SHOP_PID). With ONLY=name one call is measured, with
 * CALLS so many of each instead of SECONDS: processor time then compares where the machine is busy with others.
 */
const SECONDS = Number(process.env.SECONDS ?? 8);
const CALLS = Number(process.env.CALLS ?? Number.POSITIVE_INFINITY);
const WARM_UP = Math.min(400, CALLS);
/** Nobody comes near the limit of their calls, nor of their orders in ten seconds. */
const PEOPLE = 240;

const shop = await openMeasuredShop();
const { companies } = await buildWorld(...Array<number>(PEOPLE).fill(1));
const people = companies.flat();
const goods = await readGoods(shop.owner);
/** Of all runs: none gets what one before it had, and everybody has their turn. */
let turn = 0;

/** All connections at work until it is enough; times of single requests in ms. */
async function drive({ connections, run }: MeasuredCall, most: number, seconds: number): Promise<number[]> {
  const until = performance.now() + seconds * 1_000;
  const times: number[] = [];
  let begun = 0;
  const work = async () => {
    while (performance.now() < until && begun < most) {
      begun += 1;
      turn += 1;
      const person = people[turn % people.length];
      if (!person) throw new Error('nobody to ask');
      const asked = performance.now();
      await run(person, turn);
      times.push(performance.now() - asked);
    }
  };
  await Promise.all(Array.from({ length: connections }, work));
  return times;
}

const verdict = ({ perSecond, p95 }: MeasuredCall, figures: { perSecond: number; p95: number }) =>
  figures.perSecond >= (perSecond ?? 0) && figures.p95 <= (p95 ?? Number.POSITIVE_INFINITY);

async function measure(call: MeasuredCall) {
  await drive(call, WARM_UP, 60);
  process.stderr.write(`${call.name} …\n`);
  const before = await shop.used();
  const began = performance.now();
  const times = await drive(call, CALLS, CALLS === Number.POSITIVE_INFINITY ? SECONDS : 600);
  const perSecond = Math.round(times.length / ((performance.now() - began) / 1_000));
  const after = await shop.used();
  const each = (used: number) => (used / times.length).toFixed(2);
  const { p50, p95 } = summarize(times);
  const statements = after.statements === null ? '–' : each(after.statements - (before.statements ?? 0));
  const met = verdict(call, { perSecond, p95 });
  const target = call.perSecond ? `≥ ${call.perSecond}/s` : `p95 ≤ ${call.p95} ms`;
  const costs = [each(after.node - before.node), each(after.database - before.database), statements];
  return { met, row: [call.name, `${perSecond}/s`, p50, p95, ...costs, target, met ? 'met' : 'MISSED'] };
}

process.stdout.write(`${machineBaseline()}, load ${loadavg()[0]?.toFixed(1)}\n`);
const calls = measuredCalls(goods).filter(({ name }) => name.includes(process.env.ONLY ?? ''));
const rows: (string | number)[][] = [
  ['each', 'done', 'p50 ms', 'p95 ms', 'Node ms', 'PostgreSQL ms', 'statements', 'target', ''],
];
let failed = false;
for (const call of calls) {
  const { met, row } = await measure(call);
  failed ||= !met;
  rows.push(row);
}
process.stdout.write(tableOf(rows));
await shop.owner.end();
process.exit(failed ? 1 : 0);
