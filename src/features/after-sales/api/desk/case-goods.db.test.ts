import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { UNCOUNTED } from '#platform/api/rate-limit.ts';
import { buildMember, type TestMember } from '#tests/factories/build-member.ts';
import { buildSku } from '#tests/factories/build-sku.ts';
import { applyForCase, caseDeskOf, caseDeskPeople, caseRefunds, caseRow } from '#tests/factories/case-desk.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';
import { returnedStock } from '../return-tables.ts';

let shop: TestShop;
let buyer: TestMember;
let packer: TestMember;
let desk: ReturnType<typeof caseDeskOf>;
let goods: ReturnType<typeof caseDeskOf>;

beforeAll(async () => {
  shop = await startTestShop({ limiter: UNCOUNTED });
  const people = await caseDeskPeople(shop);
  packer = people.packer;
  [desk, goods] = [caseDeskOf(shop, people.clerk), caseDeskOf(shop, packer)];
});
afterAll(() => shop.stop());
beforeEach(async () => {
  buyer = await buildMember(shop.db.owner);
});

/** Ten of 100.00 were signed, three are asked for. */
const RETURN = { kind: 'return', quantity: 10, asked: 3 };
const asked = async (wish: { kind: string; quantity: number; asked?: number; reason?: string }) =>
  applyForCase(shop, buyer, [{ ...wish, sku: await buildSku(shop.db.owner, { salesPrice: '100.00' }) }]);

/** On its way to the warehouse, with three units granted. */
async function granted(wish = RETURN) {
  const made = await asked(wish);
  expect((await desk.grant(made.caseNo)).status).toBe(200);
  return made;
}

async function inWarehouse(wish = RETURN) {
  const made = await granted(wish);
  expect((await goods.act('receive', made.caseNo, { warehouse: 'SH' })).status).toBe(200);
  return made;
}

describe('goods that come back', () => {
  it('are received by the number of their label, once', async () => {
    const { caseNo } = await granted();
    const [{ returnNo }] = (await goods.read(caseNo)).returns;
    const scan = async (number: string) =>
      (await shop.post('/after-sales/desk/scan', { number }, { token: packer.token })).body;
    expect((await scan(returnNo)).data).toEqual({ caseNo });
    expect((await scan(caseNo.toLowerCase())).data).toEqual({ caseNo });
    expect(await scan('TH260101000000')).toMatchObject({ error: 'CASE_NOT_SCANNED' });
    const key = randomUUID();
    const { version } = await goods.read(caseNo);
    const receive = (with_: string) =>
      shop.post('/after-sales/desk/receive', { caseNo, version, warehouse: 'SH' }, { token: packer.token, key: with_ });
    expect((await receive(key)).status).toBe(200);
    expect((await receive(key)).status).toBe(200);
    expect((await receive(randomUUID())).body).toMatchObject({ error: 'CASE_CHANGED' });
    expect((await goods.act('receive', caseNo, { warehouse: 'SH' })).body).toMatchObject({ error: 'CASE_DESK_STEP' });
    const after = await goods.read(caseNo);
    expect(after).toMatchObject({ status: 'inspecting', returns: [{ status: 'arrived' }] });
    expect(after.events.filter(({ label }: { label: string }) => label === '仓库收货')).toHaveLength(1);
  });

  it('are nobody’s to receive without the right, nor to decide about with it alone', async () => {
    const { caseNo } = await granted();
    expect((await desk.act('receive', caseNo, { warehouse: 'SH' })).status).toBe(403);
    expect((await goods.act('reject', caseNo, { reason: '不想收' })).status).toBe(403);
    expect((await goods.grant(caseNo)).status).toBe(403);
  });

  it('are paid for as far as they were taken, shelved by their grade, once', async () => {
    const { caseNo } = await inWarehouse({ ...RETURN, asked: 4 });
    const [{ itemNo }] = (await goods.read(caseNo)).lines;
    const stock = async () => {
      const [row] = await shop.db.owner
        .execute<{ on_hand: number }>(
          sql`select on_hand from stock_levels s join skus k on k.id = s.sku_id where k.item_no = ${itemNo}`,
        )
        .then(({ rows }) => rows);
      return Number(row?.on_hand);
    };
    const before = await stock();
    const lines = [{ lineNo: 1, received: 3, good: 1, blocked: 1, refused: 1 }];
    const key = randomUUID();
    const { version } = await goods.read(caseNo);
    const input = { caseNo, version, warehouse: 'SH', lines, finding: '少一台，一台人为损坏' };
    const inspect = () => shop.post('/after-sales/desk/inspect', input, { token: packer.token, key });
    expect((await inspect()).status).toBe(200);
    expect((await inspect()).status).toBe(200);
    expect(await stock()).toBe(before + 1);
    expect(await caseRefunds(shop, caseNo)).toMatchObject([{ goodsFen: 20_000n }]);
    expect((await goods.read(caseNo)).lines).toMatchObject([
      { granted: 3, received: 3, good: 1, blocked: 1, refused: 1 },
    ]);
    const { body } = await shop.post(
      '/after-sales/entries',
      { orderNo: (await goods.read(caseNo)).orderNo },
      { token: buyer.token },
    );
    // Ten signed, two given back; what did not come and what was refused may be asked for again.
    expect(body.data.lines).toMatchObject([{ available: 8 }]);
  });

  it.each([
    [[{ lineNo: 1, received: 4, good: 4 }], '第 1 行应退 3'],
    [[{ lineNo: 1, received: 3, good: 2 }], '第 1 行实收 3，分级合计 2'],
    [[{ lineNo: 2, received: 3, good: 3 }], '请逐行填写实收数量'],
  ])('refuses counts that do not add up: %o', async (lines, words) => {
    const { caseNo } = await inWarehouse();
    const { status, body } = await goods.inspect(caseNo, { lines });
    expect([status, body.message]).toEqual([409, expect.stringContaining(words)]);
    expect((await caseRow(shop, caseNo)).status).toBe('inspecting');
  });

  it('end the case where the box was empty, and moved nothing', async () => {
    const { caseNo } = await inWarehouse();
    await goods.inspect(caseNo, { lines: [{ lineNo: 1, received: 0 }], finding: '空箱' });
    expect(await desk.read(caseNo)).toMatchObject({ status: 'rejected', rejectReason: '空箱' });
    expect(await caseRefunds(shop, caseNo)).toEqual([]);
    expect(
      await shop.db.owner.$count(
        returnedStock,
        sql`case_line_id in (select id from after_sale_lines where case_id = ${(await caseRow(shop, caseNo)).id})`,
      ),
    ).toBe(0);
  });
});

describe('repairs', () => {
  const REPAIR = { kind: 'repair', reason: 'broken', quantity: 2 };

  it('that cost something are the customer’s to accept', async () => {
    const { caseNo } = await inWarehouse({ ...REPAIR, asked: 2 });
    const counts = [{ lineNo: 1, received: 2 }];
    await goods.inspect(caseNo, { lines: counts, finding: '碳刷磨损', estimate: '80.00', days: 5 });
    expect(await desk.read(caseNo)).toMatchObject({
      status: 'estimating',
      repair: { finding: '碳刷磨损', estimate: '80.00', days: 5 },
    });
    expect(await desk.read(caseNo)).toMatchObject({ lines: [{ good: 0, received: 2 }] });
  });

  it('that cost nothing begin at once, and end with the word of the workshop', async () => {
    const { caseNo } = await inWarehouse({ ...REPAIR, asked: 2 });
    await goods.inspect(caseNo, { lines: [{ lineNo: 1, received: 2 }], finding: '轴承松动' });
    expect((await caseRow(shop, caseNo)).status).toBe('repairing');
    await goods.act('repaired', caseNo, { note: '已更换轴承' });
    expect(await desk.read(caseNo)).toMatchObject({ status: 'confirming', lines: [{ settled: 2 }] });
    expect((await goods.act('repaired', caseNo, { note: '再来一次' })).body).toMatchObject({ error: 'CASE_DESK_STEP' });
  });

  it('are not granted without the goods', async () => {
    const { caseNo } = await asked(REPAIR);
    const { body } = await desk.grant(caseNo, { returnWay: 'none' });
    expect(body.message).toBe('这类售后需要退回商品，请选择退回方式');
  });
});
