import { setTimeout as pause } from 'node:timers/promises';
import { machineBaseline } from './baseline.ts';
import { demoSessions, SHOP, someItems } from './demo-session.ts';

/**
 * Budget: while 200 wrong logins a second arrive from ever new addresses, buyers' carts and orders answer at p95 within
 * 250 ms, and none is refused. Needs a shop started with TRUST_PROXY=1, so that each login has an address of its own;
 * otherwise the limit per address ends the flood before it costs anything, and nothing is measured.
 */
const SECONDS = Number(process.env.SECONDS ?? 10);
const FLOOD_PER_SECOND = 200;
const BUDGET_MS = 250;

const [item] = await someItems('M8 内六角');
const buyers = await demoSessions();
const JSON_TYPE = { 'content-type': 'application/json' };

async function post<T>(path: string, body: unknown, headers: Record<string, string>): Promise<T> {
  const response = await fetch(SHOP + path, {
    method: 'POST',
    headers: { ...JSON_TYPE, ...headers },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as { data: T; message: string };
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${answer.message}`);
  return answer.data;
}

const percentile = (times: readonly number[], share: number) =>
  Math.round(times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * share)] ?? Number.NaN);

async function timed(work: () => Promise<unknown>, times: number[]): Promise<void> {
  const started = performance.now();
  await work();
  times.push(performance.now() - started);
}

interface Quote {
  lines: { salesPrice: string }[];
  totalAmount: string;
}

/** One buyer: looks into the cart, works out an order and places it, with a short look in between. */
async function buy(session: Record<string, string>, until: number, cart: number[], order: number[]): Promise<void> {
  const [address] = await post<{ id: string }[]>('/enterprise-service/address/list', {}, session);
  const lines = [{ skuCode: item, quantity: 1 }];
  while (performance.now() < until) {
    await timed(() => fetch(`${SHOP}/cart-center/cart/list/enterprise`, { headers: session }), cart);
    const quote = await post<Quote>('/oms-front/pre/calculate', lines, session);
    const input = {
      lines: [{ ...lines[0], salesPrice: quote.lines[0]?.salesPrice }],
      totalAmount: quote.totalAmount,
      addressId: address?.id,
    };
    const key = { ...session, 'idempotency-key': crypto.randomUUID() };
    await timed(() => post('/oms-front/trade/create', input, key), order);
    await pause(700);
  }
}

const address = () => Array.from({ length: 4 }, () => Math.floor(Math.random() * 254) + 1).join('.');

/** Wrong passwords for known and unknown accounts, at a fixed pace whatever the shop answers; counts the answers. */
async function flood(until: number, answers: Map<number, number>): Promise<void> {
  const attack = async () => {
    const userName = Math.random() < 0.5 ? 'buyer' : `nobody${Math.floor(Math.random() * 1e6)}`;
    const headers = { ...JSON_TYPE, 'x-forwarded-for': address() };
    const body = JSON.stringify({ userName, password: `wrong-${Math.random()}` });
    const response = await fetch(`${SHOP}/member-center/user/login`, { method: 'POST', headers, body }).catch(
      () => null,
    );
    await response?.text().catch(() => '');
    answers.set(response?.status ?? 0, (answers.get(response?.status ?? 0) ?? 0) + 1);
  };
  const running: Promise<void>[] = [];
  while (performance.now() < until) {
    for (let n = 0; n < FLOOD_PER_SECOND / 20; n += 1) running.push(attack());
    await pause(50);
  }
  await Promise.all(running);
}

async function phase(name: string, withFlood: boolean): Promise<number> {
  const until = performance.now() + SECONDS * 1000;
  const cart: number[] = [];
  const order: number[] = [];
  const answers = new Map<number, number>();
  const work = buyers.map((session) => buy(session, until, cart, order));
  await Promise.all([...work, ...(withFlood ? [flood(until, answers)] : [])]);
  const seen = withFlood ? `; logins answered ${[...answers].map(([status, n]) => `${status}: ${n}`).join(', ')}` : '';
  const figures = (times: readonly number[]) => `p50 ${percentile(times, 0.5)} p95 ${percentile(times, 0.95)} ms`;
  process.stdout.write(
    `${name.padEnd(7)} cart ${figures(cart)}; order ${figures(order)} (${order.length} placed)${seen}\n`,
  );
  return Math.max(percentile(cart, 0.95), percentile(order, 0.95));
}

process.stdout.write(
  `${machineBaseline()}\n${buyers.length} buyers, ${SECONDS} s a phase, ${FLOOD_PER_SECOND} wrong logins/s\n`,
);
await phase('before', false);
const during = await phase('during', true);
await phase('after', false);
process.stdout.write(`during: ${during <= BUDGET_MS ? 'within' : 'OVER'} ${BUDGET_MS} ms\n`);
process.exitCode = during <= BUDGET_MS ? 0 : 1;
