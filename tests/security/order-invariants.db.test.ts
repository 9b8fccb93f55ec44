import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildMember } from '#tests/factories/build-member.ts';
import { buildSku } from '#tests/factories/build-sku.ts';
import { placeOrder } from '#tests/factories/place-order.ts';
import { brokenInvariants, ORDER_INVARIANTS } from '#tests/order-invariants.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';

/** Security check 50: every detector is shown a breach and must see it; the breach is rolled back. */
let shop: TestShop;
let client: pg.Client;

beforeAll(async () => {
  shop = await startTestShop({ limiter: { take: async () => null } });
  client = new pg.Client({ connectionString: shop.db.ownerUrl });
  await client.connect();
  const member = await buildMember(shop.db.owner);
  const sku = await buildSku(shop.db.owner, { salesPrice: '300.00' });
  const place = (payWay: string) =>
    placeOrder(shop, member, [{ skuCode: sku.itemNo, quantity: 3 }], { replace: { payWay } });
  await place('account');
  await place('transfer');
});
afterAll(async () => {
  await client.end();
  await shop.stop();
});

it('holds for orders made by the shop', async () => {
  expect(await brokenInvariants(client)).toEqual({});
});

/** Triggers and checks would refuse most of these: they are put out of action for the breach. */
const BREACHES: readonly [name: string, breach: string][] = [
  ['an order is the sum of its lines', 'update order_lines set amount_fen = amount_fen - 1'],
  ['reserved stock is what orders hold', 'update stock_levels set reserved = reserved + 1'],
  ['nothing is reserved that is not there', 'update stock_levels set on_hand = reserved - 1'],
  ['an order that ended holds no stock', "update orders set status = 'cancelled'"],
  ['no line holds more than it wants', "update stock_reservations set quantity = quantity + 1 where state = 'held'"],
  ['credit: balances are the sum of the ledger', 'update credit_accounts set used_fen = used_fen + 1'],
  ['credit: no document gives back more than it took', "update credit_entries set kind = 'release'"],
  [
    'credit: the last entry tells the balances of the account',
    'update credit_entries set used_after_fen = used_after_fen + 1',
  ],
  ['credit: every entry follows from the one before', 'update credit_entries set amount_fen = amount_fen + 1'],
  ['no more credit is used than was agreed', 'update credit_accounts set limit_fen = used_fen - 1 where used_fen > 0'],
  [
    'used credit is what orders hold, less money that came and what was given up',
    'update credit_accounts set used_fen = used_fen - 1',
  ],
  [
    'no order holds more credit than it costs',
    "update credit_entries set amount_fen = amount_fen * 3 where kind = 'use'",
  ],
  ['a payment is over the amount of its order', 'update payments set amount_fen = 1'],
  [
    'what is paid has one payment with a number of its channel',
    "update orders set payment_status = 'paid', status = 'to_ship' where pay_way = 'transfer'",
  ],
  [
    'no more goes back than came',
    `insert into payment_refunds (firm_id, order_id, payment_id, refund_no, amount_fen, status)
      select firm_id, order_id, id, 'REF', amount_fen + 1, 'asked' from payments`,
  ],
  ['an order says what goes back of its money', 'update orders set refunding_fen = refunding_fen + 1'],
  ['an order waits for money, or has it', "update orders set status = 'to_ship' where pay_way = 'transfer'"],
  ['the log of an order ends where the order stands', "update orders set status = 'completed'"],
  ['every order was submitted once', "update order_events set kind = 'shipped'"],
];

describe('each detector sees its breach', () => {
  it('is shown one each', () => {
    expect(BREACHES.map(([name]) => name).sort()).toEqual(Object.keys(ORDER_INVARIANTS).sort());
  });

  it.each(BREACHES)('%s', async (name, breach) => {
    await client.query('begin');
    try {
      await client.query("set local session_replication_role = 'replica'");
      const { rows } = await client.query<{ drop: string }>(`
        select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop from pg_constraint
        where contype = 'c' and conrelid::regclass::text in
          ('orders', 'order_lines', 'stock_levels', 'stock_reservations', 'credit_accounts', 'credit_entries', 'payments')`);
      for (const { drop } of rows) await client.query(drop);
      await client.query(breach);
      expect(Object.keys(await brokenInvariants(client))).toContain(name);
    } finally {
      await client.query('rollback');
    }
    expect(await brokenInvariants(client)).toEqual({});
  });
});

describe('an order and its money', () => {
  it.each([
    ['approving', 'unpaid', true],
    ['approving', 'paid', false],
    ['confirming', 'unpaid', true],
    ['confirming', 'paid', false],
    ['to_pay', 'unpaid', true],
    ['to_pay', 'paid', false],
    ['to_ship', 'unpaid', false],
    ['to_receive', 'unpaid', false],
    ['completed', 'unpaid', false],
    ['refused', 'unpaid', false],
    ['completed', 'paid', true],
    ['completed', 'refunded', true],
    ['rejected', 'unpaid', true],
    ['cancelled', 'unpaid', true],
    ['cancelled', 'refunding', true],
    ['closed', 'unpaid', true],
  ])('%s and %s: in order is %s', async (status, paid, good) => {
    await client.query('begin');
    try {
      await client.query("set local session_replication_role = 'replica'");
      await client.query("update orders set status = $1, payment_status = $2 where pay_way = 'transfer'", [
        status,
        paid,
      ]);
      expect(Object.keys(await brokenInvariants(client)).includes('an order waits for money, or has it')).toBe(!good);
    } finally {
      await client.query('rollback');
    }
  });
});
