import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { formatAmount } from '#platform/shared/money.ts';
import { buildAddress } from '#tests/factories/build-address.ts';
import { buildMember } from '#tests/factories/build-member.ts';
import { buildSku } from '#tests/factories/build-sku.ts';
import { brokenInvariants } from '#tests/order-invariants.ts';
import { readBaseline, sayBaseline } from './baseline.ts';
import { type Buyer, type OrderLine, placeOrders } from './order/place-orders.ts';
import { runShop } from './order/run-shop.ts';

/**
 * Budgets on 2 cores: everyone orders one line of the same item, at least 300 orders a second; orders of 20 lines, at
 * least 80 a second and p99 within 120 ms. After each run the invariants of orders, stock and money must hold.
 */
const SECONDS = Number(process.env.SECONDS ?? 20);
const BUYERS = 50;
const GOODS = 400;
const STOCK = 10_000_000;

const baseline = readBaseline();
process.stdout.write(`${sayBaseline(baseline)}\n`);
const shop = await runShop(Math.min(2, availableParallelism()));
const pool = new pg.Pool({ connectionString: shop.ownerUrl, max: 4 });
let failed = false;

async function buildWorld() {
  const db = drizzle(pool);
  const buyers: Buyer[] = [];
  for (let n = 0; n < BUYERS; n += 1) {
    const member = await buildMember(db);
    buyers.push({ token: member.token, addressId: await buildAddress(db, member) });
  }
  const goods: string[] = [];
  for (let n = 0; n <= GOODS; n += 1) {
    goods.push((await buildSku(db, { salesPrice: '300.00', stock: STOCK })).itemNo);
  }
  await pool.query('vacuum analyze');
  return { buyers, hot: goods[0] ?? '', goods: goods.slice(1) };
}

const orderOf = (items: readonly string[]): { lines: OrderLine[]; totalAmount: string } => ({
  lines: items.map((skuCode) => ({ skuCode, quantity: 1, salesPrice: '300.00' })),
  totalAmount: formatAmount(30_000n * BigInt(items.length)),
});

interface Run {
  name: string;
  concurrency: number;
  perSecond: number;
  /** Milliseconds; absent where only the number of orders counts. */
  p99?: number;
  next: () => ReturnType<typeof orderOf>;
}

try {
  const { buyers, hot, goods } = await buildWorld();
  let cursor = 0;
  const twenty = () => {
    cursor = (cursor + 37) % GOODS;
    return orderOf(Array.from({ length: 20 }, (_, index) => goods[(cursor + index * 19) % GOODS] ?? hot));
  };
  const runs: Run[] = [
    { name: 'one line, everyone the same item', concurrency: 16, perSecond: 300, next: () => orderOf([hot]) },
    { name: '20 lines, many at once', concurrency: 8, perSecond: 80, next: twenty },
    { name: '20 lines, 80 orders/s wanted', concurrency: 4, perSecond: 80, p99: 120, next: twenty },
  ];
  const results = [];
  for (const { name, concurrency, next, ...budget } of runs) {
    // Warm: statements prepared, code compiled.
    await placeOrders({ urls: shop.urls, buyers, concurrency, seconds: 3, next });
    const outcome = await placeOrders({ urls: shop.urls, buyers, concurrency, seconds: SECONDS, next });
    const broken = await brokenInvariants(pool);
    const kept = outcome.perSecond >= budget.perSecond && outcome.p99 <= (budget.p99 ?? Number.POSITIVE_INFINITY);
    failed ||= !kept || Object.keys(broken).length > 0 || Object.keys(outcome.refused).length > 0;
    const { orders, perSecond, p50, p95, p99 } = outcome;
    process.stdout.write(
      `${kept ? 'kept' : 'MISSED'}  ${name}, ${concurrency} at once: ${orders} orders, ${perSecond}/s (≥ ${budget.perSecond}), ` +
        `p50 ${p50} ms, p95 ${p95} ms, p99 ${p99} ms${budget.p99 ? ` (≤ ${budget.p99})` : ''}; ` +
        `refused ${JSON.stringify(outcome.refused)}; broken invariants ${JSON.stringify(broken)}\n`,
    );
    results.push({ name, concurrency, seconds: SECONDS, ...outcome, broken, budget, kept });
  }
  mkdirSync('bench/results', { recursive: true });
  writeFileSync('bench/results/order.json', `${JSON.stringify({ baseline, results }, null, 2)}\n`);
} finally {
  await pool.end();
  await shop.stop();
}
process.exitCode = failed ? 1 : 0;
