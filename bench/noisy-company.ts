import { setTimeout as pause } from 'node:timers/promises';
import { machineBaseline } from './baseline.ts';
import { type BenchPerson, buildWorld } from './load/bench-companies.ts';
import { median, ms, percentile, tableOf } from './load/figures.ts';
import { type FloodAnswers, flood } from './load/flood.ts';
import { post, timed } from './load/post.ts';

/**
 * Budget: one account sends 24 calls in parallel, each anew as soon as it is answered. Another company's p95 of working
 * out an order, searching and ordering moves by 20 % at most, in the median of three pairs of runs, one without noise and
 * one with it right after. Then 300 people of one company work at ordinary pace beside the other one: none is refused.
 * Wants DATA_DIR (or DATABASE_OWNER_URL) of the shop on PORT, where it makes the three companies.
 */
const SECONDS = Number(process.env.SECONDS ?? 30);
const ROUNDS = Number(process.env.ROUNDS ?? 3);
const PARALLEL = 24;
/** So many, and so slow, that none comes near the orders a person may place in a minute. */
const QUIET_PEOPLE = 25;
const CROWD = 300;
/** A look at what was found, before the next search. */
const LOOK_MS = [1_000, 2_000] as const;
/** Between two clicks of somebody at ordinary pace. */
const THINK_MS = [3_000, 9_000] as const;
const MOST_MOVED = 0.2;

const KINDS = ['calculate', 'search', 'order'] as const;
type Times = Record<(typeof KINDS)[number], number[]>;

process.stdout.write(`${machineBaseline()}\n`);
const { companies, itemNo } = await buildWorld(1, QUIET_PEOPLE, CROWD);
const [noisy, quiet, crowd] = companies;
if (!noisy?.[0] || !quiet || !crowd) throw new Error('companies not built');
const lines = [{ skuCode: itemNo, quantity: 1 }];
const between = ([from, to]: readonly [number, number]) => from + Math.random() * (to - from);

interface Quote {
  lines: { salesPrice: string }[];
  totalAmount: string;
}

/** Somebody of the other company: searches, works out an order and places it, with a short look in between. */
async function work({ session, addressId }: BenchPerson, until: number, times: Times, failures: Map<string, number>) {
  // Not all in the same instant: that queue of their own would be the p95 of them all.
  await pause(Math.random() * LOOK_MS[1]);
  while (performance.now() < until) {
    const search = () => post('/product-provider-v2/search/product', { keyword: 'M8 内六角' }, session);
    await timed(search, times.search, failures);
    const calculate = () => post<Quote>('/oms-front/pre/calculate', lines, session);
    const quote = await timed(calculate, times.calculate, failures);
    const input = {
      lines: [{ ...lines[0], salesPrice: quote?.lines[0]?.salesPrice }],
      totalAmount: quote?.totalAmount,
      addressId,
    };
    const key = { ...session, 'idempotency-key': crypto.randomUUID() };
    if (quote) await timed(() => post('/oms-front/trade/create', input, key), times.order, failures);
    await pause(between(LOOK_MS));
  }
}

async function measure(people: readonly BenchPerson[], failures: Map<string, number>): Promise<Times> {
  const times: Times = { calculate: [], search: [], order: [] };
  const until = performance.now() + SECONDS * 1000;
  await Promise.all(people.map((person) => work(person, until, times, failures)));
  return times;
}

const json = (path: string, body: unknown, { session }: BenchPerson) => ({
  method: 'POST' as const,
  path,
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json', ...session },
});

const noiseOf = (person: BenchPerson) =>
  flood({
    connections: PARALLEL,
    seconds: SECONDS + 2,
    send: [
      json('/product-provider-v2/search/product', { keyword: '螺栓' }, person),
      json('/oms-front/pre/calculate', lines, person),
      { method: 'GET', path: '/cart-center/cart/list/enterprise', headers: person.session },
    ],
  });

/** One person of the crowd: a click, then reading. */
async function click(person: BenchPerson, until: number, times: number[], failures: Map<string, number>) {
  await pause(Math.random() * THINK_MS[1]);
  while (performance.now() < until) {
    const search = () => post('/product-provider-v2/search/product', { keyword: '螺栓' }, person.session);
    const calculate = () => post('/oms-front/pre/calculate', lines, person.session);
    await timed<unknown>(Math.random() < 0.7 ? search : calculate, times, failures);
    await pause(between(THINK_MS));
  }
}

const rows: (string | number)[][] = [['p95 in ms', ...KINDS, 'answers to the noise']];
const show = (name: string, times: Times, answers?: FloodAnswers) => {
  const counts = Object.entries(answers?.times ?? {}).map(([status, all]) => `${status}: ${all.length}`);
  rows.push([name, ...KINDS.map((kind) => ms(percentile(times[kind], 0.95))), counts.join(' ')]);
};

const failures = new Map<string, number>();
const moved: Times = { calculate: [], search: [], order: [] };
await measure(quiet, failures);
for (let round = 1; round <= ROUNDS; round += 1) {
  const alone = await measure(quiet, failures);
  const noise = noiseOf(noisy[0]);
  await pause(1_000);
  const beside = await measure(quiet, failures);
  const answers = await noise;
  show(`${round} alone`, alone);
  show(`${round} beside noise`, beside, answers);
  for (const kind of KINDS) moved[kind].push(percentile(beside[kind], 0.95) / percentile(alone[kind], 0.95) - 1);
}
const change = (share: number) => `${share < 0 ? '' : '+'}${Math.round(share * 100)} %`;
rows.push(['moved, in the median', ...KINDS.map((kind) => change(median(moved[kind])))]);
process.stdout.write(tableOf(rows));

const refused = new Map<string, number>();
const clicks: number[] = [];
const until = performance.now() + SECONDS * 1000;
const [beside] = await Promise.all([
  measure(quiet, failures),
  ...crowd.map((person) => click(person, until, clicks, refused)),
]);
const crowdFigures = `p50 ${ms(median(clicks))}, p95 ${ms(percentile(clicks, 0.95))} ms`;
const refusals = [...refused].map(([words, n]) => `${n} × ${words}`).join('; ') || 'none refused';
process.stdout.write(`${CROWD} people at ordinary pace: ${clicks.length} clicks, ${crowdFigures}, ${refusals}\n`);
process.stdout.write(
  `beside them ${KINDS.map((kind) => `${kind} ${ms(percentile(beside[kind], 0.95))}`).join(', ')} ms\n`,
);
for (const [words, n] of failures) process.stdout.write(`the other company: ${n} × ${words}\n`);
const kept = KINDS.every((kind) => median(moved[kind]) <= MOST_MOVED) && refused.size === 0 && failures.size === 0;
process.stdout.write(`${machineBaseline()}\n${kept ? 'within' : 'OVER'} ${MOST_MOVED * 100} % and without a refusal\n`);
process.exit(kept ? 0 : 1);
