import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { stockLevels } from '#features/catalog/api/catalog-tables.ts';
import { inTransaction } from '#platform/api/database.ts';
import { SHOP, settleWorld } from '#tests/factories/settle-world.ts';
import { grantAndSettle, ordered, returnAndSettle, signOrder } from '#tests/factories/settled-case.ts';
import { type CaseRow, lockCase, placeOf } from '../case-repo.ts';
import { afterSaleCases } from '../case-tables.ts';
import { chooseInstead } from './choose.ts';
import { tryQuick } from './quick.ts';
import { settleCase } from './settle-case.ts';
import { shelve } from './shelve.ts';

const w = settleWorld();
const { hear, hearAgain, bought, open, again, standing, stockOf, usedCredit } = w;

describe('goods that came back', () => {
  it('are sold again where they are good, once', async () => {
    const orderNo = await bought();
    expect(await stockOf(w.sku)).toEqual([97, 0]);
    const wish = { kind: 'return', lines: [{ lineNo: 1, quantity: 3, askedFen: 90_000n }] } as const;
    const row = await returnAndSettle(w.shop, await open(orderNo, wish), () => ({ good: 1, blocked: 1, scrap: 1 }));
    expect(await stockOf(w.sku)).toEqual([98, 0]);
    const { rows } = await w.owner.query<{ id: string }>('select id from after_sale_lines where case_id = $1', [
      row.id,
    ]);
    const shelved = [{ lineId: BigInt(rows[0]?.id ?? 0), good: 1, blocked: 1, scrap: 1 }];
    await inTransaction(w.shop.db.app, { firmId: null, userId: null, right: 'worker' }, 'write', (db) =>
      shelve(db, SHOP, row, shelved, 'SH'),
    );
    expect(await stockOf(w.sku)).toEqual([98, 0]);
  });

  it('lie where nothing of the kind lay before', async () => {
    const orderNo = await bought();
    await w.shop.db.owner.delete(stockLevels).where(eq(stockLevels.skuId, w.sku.skuId));
    await returnAndSettle(w.shop, await open(orderNo, { kind: 'return' }));
    expect(await stockOf(w.sku)).toEqual([1, 0]);
  });
});

describe('an exchange', () => {
  const childOf = async (row: CaseRow) => {
    const [now] = await w.shop.db.owner.select().from(afterSaleCases).where(eq(afterSaleCases.id, row.id));
    const { rows } = await w.owner.query<{ order_no: string }>('select order_no from orders where id = $1', [
      now?.childOrderId,
    ]);
    return ordered(w.shop, rows[0]?.order_no ?? '');
  };

  it('is an order of no price that the warehouse sends; then the customer is asked', async () => {
    const orderNo = await bought();
    const before = await usedCredit();
    const row = await returnAndSettle(w.shop, await open(orderNo, { kind: 'exchange' }));
    expect(await standing(row)).toEqual(['exchanging']);
    const child = await childOf(row);
    expect(child).toMatchObject({ status: 'to_ship', totalFen: 0n, originCaseNo: row.caseNo, poNumber: null });
    expect(await stockOf(w.sku)).toEqual([98, 1]);
    await again(row);
    await hear();
    await signOrder(w.shop, w.buyer, w.desk, child.orderNo, [{ received: 1 }]);
    await hear();
    expect([await standing(row), await stockOf(w.sku), await usedCredit()]).toEqual([['confirming'], [97, 0], before]);
    await hearAgain();
    expect(await standing(row)).toEqual(['confirming']);
  });

  it('whose order is called off lets the customer choose, and gives his money back if he wants it', async () => {
    const orderNo = await bought();
    const row = await returnAndSettle(w.shop, await open(orderNo, { kind: 'exchange' }));
    await hear();
    const child = await childOf(row);
    const as = { token: w.buyer.token, key: randomUUID() };
    expect((await w.shop.post('/oms-front/trade/cancel', { orderNo: child.orderNo }, as)).status).toBe(200);
    await hear();
    expect(await standing(row)).toEqual(['choosing']);
    const choose = async () =>
      inTransaction(w.shop.db.app, { firmId: row.firmId, userId: w.buyer.userId }, 'write', async (db) =>
        chooseInstead(
          db,
          { side: 'buyer', firmId: row.firmId, userId: w.buyer.userId },
          await lockCase(db, placeOf(row)),
          'refund',
        ),
      );
    await choose();
    await choose();
    expect(await standing(row)).toEqual(['confirming', '30000+0 done']);
  });

  it('without stock asks the customer, who may wait', async () => {
    const orderNo = await bought();
    await w.shop.db.owner.update(stockLevels).set({ onHand: 0 }).where(eq(stockLevels.skuId, w.sku.skuId));
    const row = await grantAndSettle(w.shop, await open(orderNo, { kind: 'exchange' }));
    expect(await standing(row)).toEqual(['choosing']);
    const waiting = await inTransaction(
      w.shop.db.app,
      { firmId: row.firmId, userId: w.buyer.userId },
      'write',
      async (db) => chooseInstead(db, SHOP, await lockCase(db, placeOf(row)), 'wait'),
    );
    expect(waiting.status).toBe('exchanging');
    expect(await childOf(row)).toMatchObject({ status: 'to_ship', totalFen: 0n });
  });

  it('without stock is money at once for whoever said so before', async () => {
    const orderNo = await bought();
    await w.shop.db.owner.update(stockLevels).set({ onHand: 0 }).where(eq(stockLevels.skuId, w.sku.skuId));
    const row = await grantAndSettle(w.shop, await open(orderNo, { kind: 'exchange', exchangeWish: 'refund' }));
    expect(await standing(row)).toEqual(['confirming', '30000+0 done']);
  });
});

it('an exchange of what was sent for nothing has no money to go back: its customer waits', async () => {
  const orderNo = await bought();
  const first = await grantAndSettle(w.shop, await open(orderNo, { kind: 'exchange' }));
  await hear();
  const { rows } = await w.owner.query<{ order_no: string }>('select order_no from orders where origin_case_no = $1', [
    first.caseNo,
  ]);
  const gift = rows[0]?.order_no ?? '';
  await signOrder(w.shop, w.buyer, w.desk, gift, [{ received: 1 }]);
  await hear();
  await w.shop.db.owner.update(stockLevels).set({ onHand: 0 }).where(eq(stockLevels.skuId, w.sku.skuId));
  const lines = [{ lineNo: 1, quantity: 1, askedFen: 0n }];
  const row = await grantAndSettle(w.shop, await open(gift, { kind: 'exchange', exchangeWish: 'refund', lines }));
  expect(await standing(row)).toEqual(['choosing']);
  const { version, caseNo } = row;
  const choose = (wish: string) =>
    w.shop.post('/after-sales/choose', { caseNo, version, wish }, { token: w.buyer.token, key: randomUUID() });
  expect((await choose('refund')).body.error).toBe('CASE_NOTHING_PAID');
  expect((await choose('wait')).body.data).toMatchObject({ status: 'exchanging' });
});

describe('what came too much', () => {
  it('is kept for its price, on account, and leaves the books of the warehouse', async () => {
    const orderNo = await bought([{ received: 3, over: 2 }]);
    const before = await usedCredit();
    const wish = { kind: 'over_keep', reason: 'over', lines: [{ lineNo: 1, quantity: 2, askedFen: 60_000n }] } as const;
    const row = await grantAndSettle(w.shop, await open(orderNo, wish));
    expect([await standing(row), (await usedCredit()) - before]).toEqual([['confirming'], 60_000]);
    await hear();
    await hearAgain();
    expect(await stockOf(w.sku)).toEqual([95, 0]);
    const { rows } = await w.owner.query('select status, total_fen from orders where origin_case_no = $1', [
      row.caseNo,
    ]);
    expect(rows).toEqual([{ status: 'signed', total_fen: '60000' }]);
  });

  it('waits for its money where the order was not on account', async () => {
    const orderNo = await bought([{ received: 3, over: 1 }]);
    await w.shop.db.owner.execute(
      sql`update credit_accounts set limit_fen = used_fen where firm_id = ${w.buyer.firmId}`,
    );
    const wish = { kind: 'over_keep', reason: 'over' } as const;
    const row = await grantAndSettle(w.shop, await open(orderNo, wish));
    const { rows } = await w.owner.query<Record<string, string>>(
      'select order_no, status, pay_way from orders where origin_case_no = $1',
      [row.caseNo],
    );
    expect(rows).toMatchObject([{ status: 'confirming', pay_way: 'transfer' }]);
    const as = { token: w.buyer.token, key: randomUUID() };
    await w.shop.post('/oms-front/trade/cancel', { orderNo: rows[0]?.order_no }, as);
    await hear();
    expect(await standing(row)).toEqual(['reviewing']);
  });

  it('and goes back costs nobody anything', async () => {
    const orderNo = await bought([{ received: 3, over: 2 }]);
    const wish = { kind: 'over_return', reason: 'over', lines: [{ lineNo: 1, quantity: 2, askedFen: 0n }] } as const;
    const row = await returnAndSettle(w.shop, await open(orderNo, wish), () => ({ good: 1, blocked: 0, scrap: 1 }));
    expect([await standing(row), await stockOf(w.sku)]).toEqual([['confirming'], [96, 0]]);
    expect(await ordered(w.shop, orderNo)).toMatchObject({ returnedFen: 0n });
  });
});

describe('what is wrong, short or damaged', () => {
  const quick = (row: CaseRow) =>
    inTransaction(w.shop.db.app, { firmId: w.buyer.firmId, userId: w.buyer.userId }, 'write', (db) =>
      tryQuick(db, row),
    );
  const short = { kind: 'refund_only', reason: 'short' } as const;
  const cheap = { lines: [{ lineNo: 1, quantity: 1, askedFen: 10_000n }] };
  const limits = (caseFen: number, monthFen: number) =>
    w.shop.db.owner.execute(
      sql`update after_sale_policy set quick_case_fen = ${caseFen}, quick_month_fen = ${monthFen}`,
    );
  beforeEach(() => limits(20_000, 200_000));

  it('is settled at once below the limit, and counted', async () => {
    const orderNo = await bought([{ received: 2, short: 1 }]);
    const row = await open(orderNo, { ...short, ...cheap });
    expect([await quick(row), await standing(row)]).toEqual([true, ['confirming', '10000+0 done']]);
    const [now] = await w.shop.db.owner.select().from(afterSaleCases).where(eq(afterSaleCases.id, row.id));
    expect(now).toMatchObject({ quick: true, returnWay: 'none', grantedFen: 10_000n });
  });

  it('is sent anew at once where that was asked for', async () => {
    const orderNo = await bought([{ received: 2, short: 1 }]);
    const row = await open(orderNo, { kind: 'resend', reason: 'short', ...cheap });
    expect([await quick(row), await standing(row)]).toEqual([true, ['exchanging']]);
  });

  it.each([
    ['above the limit', 9_999, 200_000, 'short', 0],
    ['when the month is used up', 20_000, 9_999, 'short', 0],
    ['for another reason', 20_000, 200_000, 'broken', 0],
    ['after two days', 20_000, 200_000, 'short', 49],
  ] as const)('is looked at %s', async (_, caseFen, monthFen, reason, hours) => {
    const orderNo = await bought([{ received: 2, short: 1 }]);
    await limits(caseFen, monthFen);
    await w.shop.db.owner.execute(sql`update sign_records set signed_at = now() - make_interval(hours => ${hours})`);
    const row = await open(orderNo, { ...short, reason, ...cheap });
    expect([await quick(row), await standing(row)]).toEqual([false, ['reviewing']]);
  });

  it('of many at once stays within the month', async () => {
    await limits(20_000, 25_000);
    const orderNos = [];
    for (let n = 0; n < 4; n += 1) orderNos.push(await bought([{ received: 2, short: 1 }]));
    const rows = await Promise.all(orderNos.map((orderNo) => open(orderNo, { ...short, ...cheap })));
    const done = await Promise.all(rows.map(quick));
    expect(done.filter(Boolean)).toHaveLength(2);
  });
});

it('that was cut off leaves nothing, and is settled once by the next try', async () => {
  const orderNo = await bought();
  const row = await open(orderNo, { kind: 'exchange' });
  const cut = inTransaction(w.shop.db.app, { firmId: null, userId: null, right: 'worker' }, 'write', async (db) => {
    await settleCase(db, SHOP, await lockCase(db, placeOf(row)));
    throw new Error('cut off');
  });
  await expect(cut).rejects.toThrow('cut off');
  expect([await standing(row), await stockOf(w.sku)]).toEqual([['reviewing'], [97, 0]]);
  await grantAndSettle(w.shop, row);
  expect([await standing(row), await stockOf(w.sku)]).toEqual([['exchanging'], [97, 1]]);
});
