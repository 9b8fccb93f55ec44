import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { UNCOUNTED } from '#platform/api/rate-limit.ts';
import { brokenAfterSales } from '#tests/after-sale-invariants.ts';
import { buildMember, type TestMember } from '#tests/factories/build-member.ts';
import { buildSku, type TestSku } from '#tests/factories/build-sku.ts';
import { applyForCase, caseDeskOf, caseDeskPeople, caseRefunds, caseRow } from '#tests/factories/case-desk.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';

let shop: TestShop;
let buyer: TestMember;
let desk: ReturnType<typeof caseDeskOf>;
let sku: TestSku;
let owner: pg.Pool;

beforeAll(async () => {
  shop = await startTestShop({ limiter: UNCOUNTED });
  owner = new pg.Pool({ connectionString: shop.db.ownerUrl, max: 1 });
  desk = caseDeskOf(shop, (await caseDeskPeople(shop)).boss);
});
afterAll(async () => {
  await owner.end();
  await shop.stop();
});
beforeEach(async () => {
  buyer = await buildMember(shop.db.owner);
  sku = await buildSku(shop.db.owner, { salesPrice: '100.00' });
});

/** Ten of 100.00 were signed, three are asked for. */
const THREE = { quantity: 10, asked: 3 };
const asked = (wish: { kind: string; reason?: string; quantity?: number; asked?: number }) =>
  applyForCase(shop, buyer, [{ ...THREE, ...wish, sku }]);
const call = (path: string, input: object) =>
  shop.post(`/after-sales/${path}`, input, { token: buyer.token, key: randomUUID() });
const reopen = async (caseNo: string) => {
  const { version } = await caseRow(shop, caseNo);
  const { status } = await call('reopen', { caseNo, version, reason: '还差钱' });
  if (status !== 200) throw new Error(`not opened again: ${status}`);
};
const inspected = async (caseNo: string, line: object) => {
  await desk.act('receive', caseNo, { warehouse: 'SH' });
  return desk.inspect(caseNo, { lines: [{ lineNo: 1, ...line }] });
};
const grant = (caseNo: string, quantity: number, amount?: string, returnWay = 'none') =>
  desk.grant(caseNo, { returnWay, lines: [{ lineNo: 1, quantity, ...(amount && { amount }) }] });
const given = async (caseNo: string) => (await caseRefunds(shop, caseNo)).map(({ goodsFen }) => goodsFen);
const entry = async (orderNo: string) => (await call('entries', { orderNo })).body.data.lines[0];
const sound = async () => expect(await brokenAfterSales(owner)).toEqual({});

describe('a case that was opened again', () => {
  it('gives what was refused before, once, and keeps what it gave', async () => {
    const { caseNo, orderNo } = await asked({ kind: 'return' });
    await desk.grant(caseNo);
    await inspected(caseNo, { received: 3, good: 2, refused: 1 });
    expect(await given(caseNo)).toEqual([20_000n]);
    await reopen(caseNo);
    expect((await grant(caseNo, 3)).status).toBe(200);
    expect(await given(caseNo)).toEqual([30_000n]);
    expect(await desk.read(caseNo)).toMatchObject({ status: 'confirming', lines: [{ settled: 3, received: null }] });
    expect(await entry(orderNo)).toMatchObject({ available: 7 });
    await sound();
  });

  it('awaits the goods that have not come back yet, and no others', async () => {
    const { caseNo } = await asked({ kind: 'return' });
    await desk.grant(caseNo);
    await inspected(caseNo, { received: 3, good: 2, refused: 1 });
    await reopen(caseNo);
    await grant(caseNo, 3, undefined, 'mail');
    expect(await desk.read(caseNo)).toMatchObject({ lines: [{ granted: 3, paidBack: 2, received: null }] });
    expect((await inspected(caseNo, { received: 3, good: 3 })).body.message).toContain('第 1 行应退 1');
    await desk.inspect(caseNo, { lines: [{ lineNo: 1, received: 1, blocked: 1 }] });
    expect(await given(caseNo)).toEqual([30_000n]);
    await sound();
  });

  it('gives more money for the same units', async () => {
    const { caseNo, orderNo } = await asked({ kind: 'refund_only' });
    await grant(caseNo, 3, '200.00');
    await reopen(caseNo);
    expect((await grant(caseNo, 3, '200.00')).body.message).toBe('没有比已退的更多，请调整数量或金额，或改为驳回');
    expect((await grant(caseNo, 3, '199.99')).body.message).toContain('已退 ¥200.00');
    expect((await grant(caseNo, 2)).body.message).toContain('已退款 3');
    expect((await grant(caseNo, 3, '300.01')).body.message).toContain('最多 ¥300.00');
    expect((await grant(caseNo, 3, '250.00')).status).toBe(200);
    await reopen(caseNo);
    expect((await grant(caseNo, 3)).status).toBe(200);
    expect(await given(caseNo)).toEqual([30_000n]);
    expect(await entry(orderNo)).toMatchObject({ available: 7, paidAmount: '700.00' });
    await sound();
  });

  it('takes no units that stand in another case by then', async () => {
    const { caseNo, orderNo } = await asked({ kind: 'return', quantity: 3 });
    await desk.grant(caseNo);
    await inspected(caseNo, { received: 3, good: 2, refused: 1 });
    const line = { lineNo: 1, kind: 'return', reason: 'no_papers', quantity: 1, fileIds: [] };
    const how = { returnWay: 'mail', contactName: '王师傅', contactPhone: '13800138000' };
    expect((await call('apply', { orderNo, lines: [line], ...how })).status).toBe(200);
    await reopen(caseNo);
    expect((await grant(caseNo, 3)).body.message).toBe('第 1 行最多通过 2，其余数量已在其他售后单中');
    await sound();
  });

  it('holds all it asked for where everything that came had been refused', async () => {
    const { caseNo, orderNo } = await asked({ kind: 'return' });
    await desk.grant(caseNo);
    await inspected(caseNo, { received: 3, refused: 3 });
    expect(await desk.read(caseNo)).toMatchObject({ status: 'rejected' });
    expect(await entry(orderNo)).toMatchObject({ available: 10 });
    await reopen(caseNo);
    expect(await entry(orderNo)).toMatchObject({ available: 7, inProgress: 3 });
    await sound();
  });

  it('sends nothing for what was paid back instead', async () => {
    const { caseNo, orderNo } = await asked({ kind: 'exchange' });
    await shop.db.owner.execute(sql`update stock_levels set on_hand = 0 where sku_id = ${sku.skuId}`);
    await grant(caseNo, 3);
    const { version } = await caseRow(shop, caseNo);
    expect((await call('choose', { caseNo, version, wish: 'refund' })).status).toBe(200);
    expect(await given(caseNo)).toEqual([30_000n]);
    await shop.db.owner.execute(sql`update stock_levels set on_hand = 50 where sku_id = ${sku.skuId}`);
    await reopen(caseNo);
    expect((await grant(caseNo, 3)).body.message).toContain('没有比已退的更多');
    expect(await entry(orderNo)).toMatchObject({ available: 7 });
    await sound();
  });

  it('exchanges what was sent once more, as the warehouse counts it now', async () => {
    const { caseNo } = await asked({ kind: 'exchange' });
    await desk.grant(caseNo);
    await inspected(caseNo, { received: 3, good: 3 });
    await shop.db.owner.execute(sql`update after_sale_cases set status = 'confirming' where case_no = ${caseNo}`);
    await reopen(caseNo);
    await grant(caseNo, 1);
    const { rows } =
      await shop.db.owner.execute(sql`select quantity from order_lines l join orders o on o.id = l.order_id
      where o.origin_case_no = ${caseNo} order by o.id`);
    expect(rows).toEqual([{ quantity: 3 }, { quantity: 1 }]);
  });
});

it('money that was kept back of some units is none of the others', async () => {
  const { caseNo, orderNo } = await asked({ kind: 'refund_only', quantity: 4 });
  await grant(caseNo, 3, '0.01');
  expect(await entry(orderNo)).toMatchObject({ available: 1, paidAmount: '100.00' });
});
