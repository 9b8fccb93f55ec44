import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCategory, buildSku } from '#tests/factories/build-sku.ts';
import { createTestDatabase, type TestDatabase } from '#tests/test-database.ts';
import { DEMO_CUSTOMERS } from './orders/demo-customers.ts';
import { writeOrderHistory } from './write-order-history.ts';

const NOW = new Date();

let db: TestDatabase;
let written: number;

beforeAll(async () => {
  db = await createTestDatabase();
  for (const name of ['外六角螺栓', '六角螺母', '平垫圈', 'A4纸', '硒鼓', '封箱胶带', '缠绕膜', '球阀', '压力表']) {
    const categoryId = await buildCategory(db.owner, { name });
    await db.owner.execute(sql`update categories set path_ids = array[id] where id = ${categoryId}`);
    for (const size of ['M6', 'M8']) {
      const attributes = [{ name: '规格', value: size }];
      await buildSku(db.owner, { categoryId, attributes, moq: 5, step: 5, salesPrice: '3.3333', listPrice: '4.1111' });
    }
  }
  written = await db.owner.transaction((tx) => writeOrderHistory(tx as unknown as NodePgDatabase, NOW));
});
afterAll(() => db.drop());

const rowsOf = async <T extends Record<string, unknown>>(query: ReturnType<typeof sql>) =>
  (await db.owner.execute<T>(query)).rows;

describe('the written year', () => {
  it('holds orders of every customer, each from a buyer of its own', async () => {
    const rows = await rowsOf<{ firm_id: string; orders: number; strangers: number }>(sql`
      select o.firm_id::text, count(*)::int as orders, count(*) filter (where not exists (select 1 from memberships m
        where m.firm_id = o.firm_id and m.user_id = o.user_id))::int as strangers from orders o group by o.firm_id`);
    expect(rows.reduce((all, { orders }) => all + orders, 0)).toBe(written);
    expect(rows.map(({ strangers }) => strangers)).toEqual(rows.map(() => 0));
    expect(rows.length).toBeGreaterThanOrEqual(DEMO_CUSTOMERS.length - 3);
  });

  it('adds up to the fen, in quantities that the items allow', async () => {
    const wrong = await rowsOf(sql`
      select o.order_no from orders o join lateral (select sum(amount_fen) as amount, sum(tax_fen) as tax,
          bool_and(quantity % 5 = 0) as fits from order_lines l where l.firm_id = o.firm_id and l.order_id = o.id) l on true
       where o.goods_fen <> l.amount or o.tax_fen <> l.tax or not l.fits or o.total_fen <> o.goods_fen + o.freight_fen`);
    expect(wrong).toEqual([]);
  });

  it('is mostly completed, and its log ends where the order stands', async () => {
    const [counts] = await rowsOf<{ completed: number; all: number; astray: number }>(sql`
      select count(*) filter (where status = 'completed')::int as completed, count(*)::int as all,
        count(*) filter (where status <> (select e.to_status from order_events e
          where e.firm_id = o.firm_id and e.order_id = o.id order by e.id desc limit 1))::int as astray from orders o`);
    expect(counts?.completed).toBeGreaterThan((counts?.all ?? 0) * 0.8);
    expect(counts?.astray).toBe(0);
  });

  it('holds stock for what has not been sent, and for nothing else', async () => {
    const [held] = await rowsOf<{ other: number; equal: boolean }>(sql`
      select count(*) filter (where o.status not in ('to_ship', 'partly_shipped', 'partly_signed'))::int as other,
        coalesce(sum(r.quantity), 0) = (select sum(reserved) from stock_levels) as equal
        from stock_reservations r join orders o on o.firm_id = r.firm_id and o.id = r.order_id where r.state = 'held'`);
    expect(held).toEqual({ other: 0, equal: true });
  });

  it('leaves numbers that the next order goes on from', async () => {
    const [last] = await rowsOf<{ numbers: number; next: number }>(
      sql`select count(distinct order_no)::int as numbers, nextval('order_number_seq')::int as next from orders`,
    );
    expect(last).toEqual({ numbers: written, next: written + 1 });
  });

  it('is counted: what was bought together stands in pairs, both ways', async () => {
    const pairs = await rowsOf<{ orders: number; back: number | null }>(sql`
      select p.orders, q.orders as back from sku_pairs p
        left join sku_pairs q on q.sku_id = p.other_id and q.other_id = p.sku_id`);
    expect(pairs.length).toBeGreaterThan(6);
    for (const { orders, back } of pairs) expect([orders >= 2, back]).toEqual([true, orders]);
  });
});
