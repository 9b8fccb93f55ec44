import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { readPepper } from '#app/api/read-pepper.ts';
import { payments } from '#features/payments/api/manifest.ts';
import { deliverEffects } from '#platform/api/outbox-worker.ts';
import { answering, POST, settleWorld } from '#tests/factories/settle-world.ts';
import { grantAndSettle, ordered, returnAndSettle, signedOrder } from '#tests/factories/settled-case.ts';
import { testEnv } from '#tests/test-shop.ts';
import { accountKey, sealAccount } from '../account-seal.ts';
import { afterSalePostings } from '../settlement-tables.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- tests read answers of every shape
type Free = any;

const w = settleWorld();
const { hear, hearAgain, bought, open, again, standing, completed, usedCredit, paidOnline } = w;

describe('money of a return', () => {
  it('on account is credited at once, to the fen, and once', async () => {
    const orderNo = await bought();
    const before = await usedCredit();
    const row = await returnAndSettle(w.shop, await open(orderNo, { kind: 'return' }));
    expect(await standing(row)).toEqual(['confirming', '30000+0 done']);
    expect(before - (await usedCredit())).toBe(30_000);
    await again(row);
    await hear();
    await hearAgain();
    expect(before - (await usedCredit())).toBe(30_000);
    const { returnedFen, afterSaleStatus, lines } = await ordered(w.shop, orderNo);
    expect([returnedFen, afterSaleStatus, lines[0]?.returnedQuantity, lines[0]?.returnedFen]).toEqual([
      ...[30_000n, 'open', 1, 30_000n],
    ]);
    const [posting] = await w.shop.db.owner
      .select()
      .from(afterSalePostings)
      .where(eq(afterSalePostings.caseId, row.id));
    expect(posting).toMatchObject({ kind: 'statement_credit', quantity: 1, amountFen: 30_000n, taxFen: 3_451n });
  });

  it('waits as long as its channel has not sent it', async () => {
    const orderNo = await paidOnline();
    const row = await returnAndSettle(w.shop, await open(orderNo, { kind: 'return', freightFen: 0n }));
    expect(await standing(row)).toEqual(['refunding', '30000+0 due']);
    await hear();
    expect(await standing(row)).toEqual(['confirming', '30000+0 done']);
    await hearAgain();
    expect(await standing(row)).toEqual(['confirming', '30000+0 done']);
    expect(await ordered(w.shop, orderNo)).toMatchObject({ paymentStatus: 'paid', refundedFen: 30_000n });
  });

  it('that a channel refuses is sent by people, and the case goes on when they say so', async () => {
    const orderNo = await paidOnline();
    const refusing = answering(w.tools.channels, async () => ({ result: 'failed', why: '余额不足' }));
    const row = await returnAndSettle(w.shop, await open(orderNo, { kind: 'return' }));
    await deliverEffects(w.shop.db.app, payments.effects(w.shop.db.app, { ...w.tools, channels: refusing }, POST));
    await hear();
    expect(await standing(row)).toEqual(['refunding', '30000+0 due']);
    const { rows } = await w.owner.query<{ pay_no: string }>(
      'select p.pay_no from payments p join orders o on o.id = p.order_id where o.order_no = $1',
      [orderNo],
    );
    const account = { holder: '华东精密', bank: '中国银行苏州分行', number: '6222000011112222' };
    const sealed = sealAccount(account, accountKey(await readPepper(testEnv)));
    await w.owner.query('update after_sale_cases set sealed_account = $1 where id = $2', [sealed, String(row.id)]);
    const as = { token: w.staff.token, key: randomUUID() };
    const due = await w.shop.post<Free>('/universal-pay/desk/list', { tab: 'refunds', keyword: orderNo }, as);
    expect(due.body.data.list[0].refund).toMatchObject({ by: 'desk', accounts: [{ caseNo: row.caseNo, ...account }] });
    const booked = { payNo: rows[0]?.pay_no, bankReference: `B${randomUUID().slice(0, 8)}` };
    expect((await w.shop.post('/universal-pay/desk/refunded', booked, as)).status).toBe(200);
    await hear();
    expect(await standing(row)).toEqual(['confirming', '30000+0 done']);
  });

  it('is a red letter where the order was invoiced', async () => {
    const orderNo = await bought();
    await w.shop.db.owner.execute(sql`update orders set invoice_status = 'full' where order_no = ${orderNo}`);
    const row = await returnAndSettle(w.shop, await open(orderNo, { kind: 'return' }));
    const [posting] = await w.shop.db.owner
      .select()
      .from(afterSalePostings)
      .where(eq(afterSalePostings.caseId, row.id));
    expect(posting?.kind).toBe('red_letter');
  });

  it('in whatever pieces is what was paid, and never more', async () => {
    const orderNo = await signedOrder(w.shop, w.buyer, w.desk, [{ skuCode: w.other.itemNo, quantity: 3 }]);
    const { goodsFen } = await ordered(w.shop, orderNo);
    for (const quantity of [1, 1, 1]) {
      // Asked for more than was paid: nobody gets it.
      await grantAndSettle(
        w.shop,
        await open(orderNo, { kind: 'refund_only', lines: [{ lineNo: 1, quantity, askedFen: 60n }] }),
      );
    }
    const { returnedFen, lines } = await ordered(w.shop, orderNo);
    expect([goodsFen, returnedFen, lines[0]?.returnedQuantity]).toEqual([100n, 100n, 3]);
  });

  it('goes back with its freight, but never more freight than the order had', async () => {
    const orderNo = await signedOrder(w.shop, w.buyer, w.desk, [{ skuCode: w.other.itemNo, quantity: 30 }]);
    const { freightFen } = await ordered(w.shop, orderNo);
    const wish = {
      kind: 'return',
      lines: [{ lineNo: 1, quantity: 30, askedFen: 1_000n }],
      freightFen: 9_999n,
    } as const;
    const row = await returnAndSettle(w.shop, await open(orderNo, wish));
    expect(await standing(row)).toEqual(['confirming', `1000+${freightFen} done`]);
    expect(await ordered(w.shop, orderNo)).toMatchObject({ returnedFreightFen: freightFen });
  });

  it('is for what the warehouse took in alone', async () => {
    const orderNo = await bought();
    const wish = { kind: 'return', lines: [{ lineNo: 1, quantity: 3, askedFen: 90_000n }] } as const;
    const graded = () => ({ good: 1, blocked: 1, scrap: 0, refused: 1 });
    const row = await returnAndSettle(w.shop, await open(orderNo, wish), graded);
    expect(await standing(row)).toEqual(['confirming', '60000+0 done']);
    expect((await ordered(w.shop, orderNo)).lines[0]?.returnedQuantity).toBe(2);
  });

  it('of a price difference takes money and no units', async () => {
    const orderNo = await bought();
    const wish = { kind: 'price_gap', reason: 'price', lines: [{ lineNo: 1, quantity: 3, askedFen: 500n }] } as const;
    const row = await grantAndSettle(w.shop, await open(orderNo, wish));
    expect(await standing(row)).toEqual(['confirming', '500+0 done']);
    await completed(row);
    const rest = { kind: 'refund_only', lines: [{ lineNo: 1, quantity: 3, askedFen: 90_000n }] } as const;
    await grantAndSettle(w.shop, await open(orderNo, rest));
    expect(await ordered(w.shop, orderNo)).toMatchObject({ returnedFen: 90_000n, goodsFen: 90_000n });
  });
});

it('that is settled by several at once is settled once', async () => {
  const orderNo = await bought();
  const row = await open(orderNo, { kind: 'refund_only' });
  await Promise.all([grantAndSettle(w.shop, row), grantAndSettle(w.shop, row), again(row)]);
  expect(await standing(row)).toEqual(['confirming', '30000+0 done']);
});
