import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tryQuick } from '#features/after-sales/api/settle/quick.ts';
import { inTransaction } from '#platform/api/database.ts';
import { AFTER_SALE_INVARIANTS, brokenAfterSales } from '#tests/after-sale-invariants.ts';
import { buildFirm, buildMember } from '#tests/factories/build-member.ts';
import { buildSku } from '#tests/factories/build-sku.ts';
import { deskOf } from '#tests/factories/send-order.ts';
import { grantAndSettle, returnAndSettle, signedOrder, writtenCase } from '#tests/factories/settled-case.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';

/** Every detector is shown a breach and must see it; the breach is rolled back. */
let shop: TestShop;
let client: pg.Client;

beforeAll(async () => {
  shop = await startTestShop({ limiter: { take: async () => null } });
  const { owner } = shop.db;
  client = new pg.Client({ connectionString: shop.db.ownerUrl });
  await client.connect();
  const buyer = await buildMember(owner);
  const operator = await buildFirm(owner, { firmType: 'operator' });
  const desk = deskOf(shop, await buildMember(owner, { firm: operator, permissions: ['DESK_ORDERS', 'DESK_STOCK'] }));
  await owner.execute(sql`insert into warehouses (code, name, province_code) values ('SH', '上海仓', '31')
    on conflict do nothing`);
  const { itemNo } = await buildSku(owner, { salesPrice: '100.00' });
  const bought = () => signedOrder(shop, buyer, desk, [{ skuCode: itemNo, quantity: 4 }], [{ received: 3, short: 1 }]);
  const lines = [{ lineNo: 1, quantity: 1, askedFen: 10_000n }];
  await returnAndSettle(shop, await writtenCase(shop, buyer, await bought(), { kind: 'return', lines }));
  await grantAndSettle(shop, await writtenCase(shop, buyer, await bought(), { kind: 'exchange', lines }));
  const short = await writtenCase(shop, buyer, await bought(), { kind: 'refund_only', reason: 'short', lines });
  await inTransaction(shop.db.app, buyer, 'write', (db) => tryQuick(db, short));
  // As if it had been paid: the statement asks what came and what went back.
  await client.query("set session_replication_role = 'replica'");
  await client.query(`insert into payments (firm_id, user_id, order_id, pay_no, channel, amount_fen, status, expires_at)
    select firm_id, user_id, id, 'PAY' || id, 'transfer', total_fen - returned_fen, 'paid', now() from orders where total_fen > 0`);
  await client.query("set session_replication_role = 'origin'");
});
afterAll(async () => {
  await client.end();
  await shop.stop();
});

it('holds for cases settled by the shop', async () => {
  expect(await brokenAfterSales(client)).toEqual({});
});

/** Triggers and checks would refuse most of these: they are put out of action for the breach. */
const BREACHES: readonly [name: string, breach: string][] = [
  [
    'an order gives back what its cases and its agreed disputes give back',
    'update orders set returned_fen = returned_fen + 1',
  ],
  ['a line of a case is of the goods of its order line', 'update after_sale_lines set sku_id = sku_id + 1'],
  ['no order gives back more than it cost', 'update orders set returned_fen = total_fen + 1 where returned_fen > 0'],
  [
    'a line gives back what its cases and its agreed disputes give back',
    'update order_lines set returned_quantity = 2 where returned_quantity = 1',
  ],
  [
    'no more units are paid back than were signed for or missing',
    'update order_lines set returned_quantity = quantity + 1',
  ],
  ['cases have no more units than there are', 'update after_sale_lines set granted_quantity = 9'],
  ['a refund is the sum of its postings', 'update after_sale_refunds set goods_fen = goods_fen - 1'],
  ['a case waits for its money as long as that is due', "update after_sale_refunds set status = 'due'"],
  [
    'a line is settled with no more than was taken in or granted',
    'update after_sale_lines set settled_quantity = settled_quantity + 1',
  ],
  ['what is paid and not back is what an order costs', 'update payments set amount_fen = amount_fen + 1'],
  ['credit held is what an order costs', "update credit_entries set amount_fen = amount_fen + 1 where kind = 'use'"],
  ['what came back lies as it was graded', 'update returned_stock set quantity = quantity + 1'],
  [
    'an order of a case belongs to it, and costs nothing unless goods are kept or repaired',
    "update orders set origin_case_no = 'SH1' where origin_case_no is not null",
  ],
  [
    'a repair is charged what the customer accepted, before it begins',
    `with repaired as (update after_sale_cases set status = 'repairing' where kind = 'exchange' returning firm_id, id)
      insert into after_sale_repairs (firm_id, case_id, finding, estimate_fen, status) select firm_id, id, 'x', 1, 'accepted' from repaired`,
  ],
  [
    'what was given quickly in a month is the sum of its cases',
    'update after_sale_quick_months set used_fen = used_fen - 1',
  ],
  ['the log of a case ends where the case stands', "update after_sale_cases set status = 'completed'"],
  ['an order says whether anything is done about it', "update orders set after_sale_status = 'none'"],
];

describe('each detector sees its breach', () => {
  it('is shown one each', () => {
    expect(BREACHES.map(([name]) => name).sort()).toEqual(Object.keys(AFTER_SALE_INVARIANTS).sort());
  });

  it.each(BREACHES)('%s', async (name, breach) => {
    await client.query('begin');
    try {
      await client.query("set local session_replication_role = 'replica'");
      const { rows } = await client.query<{ drop: string }>(`
        select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop from pg_constraint
        where contype = 'c' and conrelid::regclass::text in ('orders', 'order_lines', 'credit_entries', 'payments',
          'after_sale_cases', 'after_sale_lines', 'after_sale_refunds', 'after_sale_quick_months', 'returned_stock')`);
      for (const { drop } of rows) await client.query(drop);
      await client.query(breach);
      expect(Object.keys(await brokenAfterSales(client))).toContain(name);
    } finally {
      await client.query('rollback');
    }
    expect(await brokenAfterSales(client)).toEqual({});
  });
});
