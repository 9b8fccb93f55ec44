import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCategory, buildSku } from '#tests/factories/build-sku.ts';
import { brokenRules } from '#tests/ledger-invariants.ts';
import { ORDER_INVARIANTS } from '#tests/order-invariants.ts';
import { createTestDatabase, type TestDatabase } from '#tests/test-database.ts';
import { writeCredit } from '../write-credit.ts';
import { writeFirms } from '../write-firms.ts';
import { writeOrderHistory } from '../write-order-history.ts';
import { writeAfterSales } from './write-after-sales.ts';

const NOW = new Date();
const GOODS = ['外六角螺栓', '六角螺母', '平垫圈', 'A4纸', '硒鼓', '封箱胶带', '缠绕膜', '球阀', '压力表'];

let db: TestDatabase;
let written: number;

beforeAll(async () => {
  db = await createTestDatabase();
  for (const name of GOODS) {
    const categoryId = await buildCategory(db.owner, { name });
    await db.owner.execute(sql`update categories set path_ids = array[id] where id = ${categoryId}`);
    for (const size of ['M6', 'M8'])
      await buildSku(db.owner, { categoryId, attributes: [{ name: '规格', value: size }], salesPrice: '13.3333' });
  }
  written = await db.owner.transaction(async (tx) => {
    const whole = tx as unknown as NodePgDatabase;
    await writeFirms(whole, { pepper: Buffer.alloc(32, 1), origin: 'http://localhost' });
    await writeOrderHistory(whole, NOW);
    const cases = await writeAfterSales(whole, NOW);
    await writeCredit(whole);
    return cases;
  });
});
afterAll(() => db.drop());

const rowsOf = async (query: ReturnType<typeof sql>) => (await db.owner.execute(query)).rows;

describe('after-sales of the demo', () => {
  it('are told in every state that the demo has use for', async () => {
    const rows = await rowsOf(sql`select status, count(*)::int as n from after_sale_cases group by 1`);
    expect(written).toBeGreaterThan(30);
    expect(rows.map(({ status }) => status)).toEqual(
      expect.arrayContaining([
        'reviewing',
        'to_return',
        'arriving',
        'inspecting',
        'confirming',
        'completed',
        'rejected',
      ]),
    );
  });

  it('leave orders, stock and credit sound', async () => {
    const client = new pg.Client({ connectionString: db.ownerUrl });
    await client.connect();
    expect(await brokenRules(client, ORDER_INVARIANTS)).toEqual({});
    await client.end();
  });

  it('take off the orders what their refunds gave back, and no more than was bought', async () => {
    const wrong = await rowsOf(sql`
      select o.order_no from orders o left join lateral (
        select coalesce(sum(goods_fen + freight_fen), 0) as back from after_sale_refunds r
        where r.firm_id = o.firm_id and r.order_id = o.id) r on true
      where o.returned_fen <> r.back or o.returned_fen > o.total_fen - o.cancelled_fen
      union all
      select l.id::text from order_lines l left join lateral (
        select coalesce(sum(amount_fen), 0) as fen, coalesce(sum(p.quantity), 0) as units from after_sale_postings p
        where p.firm_id = l.firm_id and p.order_line_id = l.id) p on true
      where (l.returned_fen, l.returned_quantity) is distinct from (p.fen, p.units)`);
    expect(wrong).toEqual([]);
  });

  it('end their log where they stand, and hold no more than was signed for or short', async () => {
    const wrong = await rowsOf(sql`
      select c.case_no from after_sale_cases c left join lateral (select to_status from after_sale_events e
        where e.firm_id = c.firm_id and e.case_id = c.id order by e.id desc limit 1) e on true
      where e.to_status is distinct from c.status or c.created_at > now() or c.updated_at > now()
      union all
      select l.id::text from order_lines l join after_sale_lines a on a.firm_id = l.firm_id and a.order_line_id = l.id
        left join lateral (select sum(s.short) as short from sign_lines s
          where s.firm_id = l.firm_id and s.line_id = l.id) s on true
      group by l.id, l.signed_quantity, s.short having sum(a.quantity) > l.signed_quantity + coalesce(s.short, 0)`);
    expect(wrong).toEqual([]);
  });

  it('have put on the shelf what was graded good', async () => {
    const [row] = await rowsOf(sql`select (select count(*)::int from returned_stock) as rows,
      (select count(*)::int from after_sale_lines l join after_sale_cases c on c.id = l.case_id
        where c.kind <> 'repair' and l.received_quantity > 0) as graded`);
    expect(row?.rows).toBe(row?.graded);
    expect(row?.rows).toBeGreaterThan(5);
  });
});
