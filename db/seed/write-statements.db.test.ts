import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildCategory, buildSku } from '#tests/factories/build-sku.ts';
import { brokenStatements } from '#tests/statement-invariants.ts';
import { createTestDatabase, type TestDatabase } from '#tests/test-database.ts';
import { writeAfterSales } from './after-sales/write-after-sales.ts';
import { writeCredit } from './write-credit.ts';
import { writeFirms } from './write-firms.ts';
import { writeOrderHistory } from './write-order-history.ts';
import { writeStatements } from './write-statements.ts';

const NOW = new Date();
const GOODS = ['外六角螺栓', '六角螺母', '平垫圈', 'A4纸', '硒鼓', '封箱胶带', '缠绕膜', '球阀', '压力表'];
let db: TestDatabase;
let client: pg.Client;

beforeAll(async () => {
  db = await createTestDatabase();
  client = new pg.Client({ connectionString: db.ownerUrl });
  await client.connect();
  for (const name of GOODS) {
    const categoryId = await buildCategory(db.owner, { name });
    await db.owner.execute(sql`update categories set path_ids = array[id] where id = ${categoryId}`);
    for (const size of ['M6', 'M8'])
      await buildSku(db.owner, { categoryId, attributes: [{ name: '规格', value: size }], salesPrice: '13.3333' });
  }
  await db.owner.transaction(async (tx) => {
    const whole = tx as unknown as NodePgDatabase;
    await writeFirms(whole, { pepper: Buffer.alloc(32, 1), origin: 'http://localhost' });
    await writeOrderHistory(whole, NOW);
    await writeAfterSales(whole, NOW);
    await writeCredit(whole);
    await writeStatements(whole, NOW);
  });
}, 120_000);
afterAll(async () => {
  await client.end();
  await db.drop();
});

it('bills every month of the demo: the older ones confirmed, of the last one some waits and a line is in question', async () => {
  const { rows } = await db.owner.execute<{ status: string; n: number }>(
    sql`select status, count(*)::int as n from statements group by status`,
  );
  const count = (status: string) => rows.find((row) => row.status === status)?.n ?? 0;
  expect(rows.length, JSON.stringify(rows)).toBeGreaterThan(1);
  expect(count('confirmed')).toBeGreaterThan(3);
  expect(count('disputed')).toBeGreaterThan(0);
  expect(count('generated')).toBe(0);
});

it('agrees with its orders', async () => expect(await brokenStatements(client)).toEqual({}));
