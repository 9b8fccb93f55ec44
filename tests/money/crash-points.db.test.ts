import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '#platform/api/database.ts';
import { UNCOUNTED } from '#platform/api/rate-limit.ts';
import { type CuttingProxy, startCuttingProxy } from '#tests/cutting-proxy.ts';
import { buildMember } from '#tests/factories/build-member.ts';
import { invoiceWorld } from '#tests/factories/invoice-world.ts';
import { receivableDeskOf } from '#tests/factories/receivable-desk.ts';
import { INVOICE_INVARIANTS } from '#tests/invoice-invariants.ts';
import { brokenRules } from '#tests/ledger-invariants.ts';
import { ORDER_INVARIANTS } from '#tests/order-invariants.ts';
import { RECEIVABLE_INVARIANTS } from '#tests/receivable-invariants.ts';
import { STATEMENT_INVARIANTS } from '#tests/statement-invariants.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';
import { CRASHED } from './crash-documents.ts';
import { type Crashed, type CrashWorld, crashPeople } from './crash-world.ts';

/**
 * Each document of money is cut at every point at which its process may die: before a message reaches PostgreSQL, and after it was
 * carried out and before the answer comes. Whoever asked asks again – a person with the same key, a job at its next turn – and the
 * document is there once. `CRASH_STEP=1` cuts at each message, otherwise at every seventh, from another one each time.
 */
const STEP = Number(process.env.CRASH_STEP ?? 7);
const FIRST = 1 + (STEP === 1 ? 0 : Number(process.env.TEST_SEED ?? Date.now()) % STEP);
const MOST = 400;
/** Goods are sent back here without a case of after-sales. */
const SOUND = { ...ORDER_INVARIANTS, ...STATEMENT_INVARIANTS, ...INVOICE_INVARIANTS, ...RECEIVABLE_INVARIANTS };

const invoicing = invoiceWorld();
let proxy: CuttingProxy;
let fragileShop: TestShop;
let fragileDatabase: Database;
let owner: pg.Pool;
let w: CrashWorld;

beforeAll(async () => {
  const { shop } = invoicing;
  proxy = await startCuttingProxy(shop.db.appUrl);
  fragileShop = await startTestShop({ beside: shop, databaseUrl: proxy.url, limiter: UNCOUNTED });
  fragileDatabase = openDatabase(proxy.url, { max: 4, shortcuts: true });
  owner = new pg.Pool({ connectionString: shop.db.ownerUrl });
});
afterAll(async () => {
  await owner.end();
  await fragileDatabase.close();
  await fragileShop.stop();
  await proxy.close();
});
beforeEach(async () => {
  const people = await crashPeople(invoicing.shop);
  w = { ...people, invoicing, owner, desk: receivableDeskOf(invoicing.shop, people.money) };
});

/** Does it through the line that breaks at the n-th message, then again through one that holds; answers whether it broke. */
async function crashAt(document: Crashed, n: number, cut: 'before' | 'after'): Promise<boolean> {
  w.invoicing.buyer = await buildMember(w.invoicing.shop.db.owner);
  const act = await document.prepare(w);
  const key = randomUUID();
  proxy.cutAt(n, cut);
  await act.once({ shop: fragileShop, database: fragileDatabase }, key).catch(() => undefined);
  const broke = proxy.hasCut();
  const steady = { shop: invoicing.shop, database: invoicing.shop.db.app };
  await act.once(steady, key);
  // Two workers at once, or somebody who presses again.
  await Promise.all([1, 2].map(() => act.once(steady, key)));
  expect(await act.made(), `${document.name}, cut ${cut} message ${n}`).toBe(1);
  return broke;
}

describe.each(CRASHED)('$name', (document) => {
  it.each(['before', 'after'] as const)(
    'is there once, wherever the line is cut %s a message',
    { timeout: 600_000 },
    async (cut) => {
      let points = 0;
      for (let n = FIRST; n < MOST; n += STEP) {
        if (!(await crashAt(document, n, cut))) break;
        points += 1;
      }
      expect(points).toBeGreaterThan(0);
      expect(await brokenRules(owner, SOUND)).toEqual({});
    },
  );
});
