import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { UNCOUNTED } from '#platform/api/rate-limit.ts';
import { buildFirm, buildMember, type TestFirm, type TestMember } from '#tests/factories/build-member.ts';
import { buildSku } from '#tests/factories/build-sku.ts';
import { applyForCase, caseDeskOf } from '#tests/factories/case-desk.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';
import { afterSaleCases } from '../case-tables.ts';
import { returnedStock } from '../return-tables.ts';
import { afterSaleDecisions, afterSalePolicy, afterSaleRefunds } from '../settlement-tables.ts';

let shop: TestShop;
let firm: TestFirm;
let buyer: TestMember;
let clerk: TestMember;
let boss: TestMember;
let packer: TestMember;
let desk: ReturnType<typeof caseDeskOf>;
let goods: ReturnType<typeof caseDeskOf>;
let head: ReturnType<typeof caseDeskOf>;

beforeAll(async () => {
  shop = await startTestShop({ limiter: UNCOUNTED });
  firm = await buildFirm(shop.db.owner, { firmType: 'operator' });
  clerk = await buildMember(shop.db.owner, { firm, permissions: ['DESK_AFTER_SALES'] });
  const all = ['DESK_AFTER_SALES', 'DESK_AFTER_SALES_GOODS', 'DESK_AFTER_SALES_CHECK'] as const;
  boss = await buildMember(shop.db.owner, { firm, permissions: all });
  packer = await buildMember(shop.db.owner, { firm, permissions: ['DESK_AFTER_SALES_GOODS'] });
  [desk, head, goods] = [caseDeskOf(shop, clerk), caseDeskOf(shop, boss), caseDeskOf(shop, packer)];
  await shop.db.owner.execute(sql`insert into warehouses (code, name, province_code) values ('SH', '上海仓', '31')
    on conflict do nothing`);
});
afterAll(() => shop.stop());
beforeEach(async () => {
  buyer = await buildMember(shop.db.owner);
});

/** Ten of 100.00 were signed, three are asked for. */
const RETURN = { kind: 'return', quantity: 10, asked: 3 };
const item = (salesPrice = '100.00') => buildSku(shop.db.owner, { salesPrice });
const asked = async (wish: { kind: string; quantity: number; asked?: number; reason?: string }, how = {}) =>
  applyForCase(shop, buyer, [{ ...wish, sku: await item() }], how);
const caseOf = async (caseNo: string) => {
  const [row] = await shop.db.owner.select().from(afterSaleCases).where(eq(afterSaleCases.caseNo, caseNo));
  if (!row) throw new Error(`no case ${caseNo}`);
  return row;
};
const refundsOf = async (caseNo: string) => {
  const { id } = await caseOf(caseNo);
  return shop.db.owner.select().from(afterSaleRefunds).where(eq(afterSaleRefunds.caseId, id));
};
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

describe('the queue', () => {
  it('shows each person the tabs of his work, with their numbers', async () => {
    const { caseNo } = await asked(RETURN);
    const before = await desk.queue({ keyword: caseNo });
    expect(before.list).toMatchObject([
      { caseNo, kindLabel: '退货', quantity: 3, askedAmount: '300.00', clock: 'none' },
    ]);
    expect(Object.keys((await goods.queue()).counts)).toEqual(['returning', 'inspecting', 'repairing']);
    // Another tab than his own is not opened by naming it.
    expect((await goods.queue({ tab: 'all', keyword: caseNo })).list).toEqual([]);
    await desk.grant(caseNo);
    expect((await goods.queue({ keyword: caseNo })).list).toMatchObject([{ caseNo, status: 'to_return' }]);
    expect((await desk.queue({ keyword: caseNo })).list).toEqual([]);
  });

  it('counts what is new, mine and late', async () => {
    const { caseNo } = await asked(RETURN);
    const { counts } = await desk.queue();
    await desk.act('take', caseNo);
    expect((await desk.queue()).counts).toMatchObject({ new: counts.new, mine: counts.mine + 1 });
    await shop.db.owner.execute(
      sql`update after_sale_cases set due_at = now() - interval '1 minute' where case_no = ${caseNo}`,
    );
    expect((await desk.queue({ tab: 'new', overdue: true, keyword: caseNo })).list).toMatchObject([{ clock: 'late' }]);
  });

  it.each([
    [{ kind: 'return' }, 1],
    [{ kind: 'repair' }, 0],
    [{ worth: 300 }, 1],
    [{ worth: 301 }, 0],
    [{ age: 1 }, 0],
    [{ overdue: true }, 0],
  ])('finds by %o: %i', async (filter, found) => {
    const { orderNo } = await asked(RETURN);
    expect((await desk.queue({ tab: 'all', keyword: orderNo, ...filter })).total).toBe(found);
  });
});

describe('deciding', () => {
  it('grants fewer units for less money, and opens the parcel that comes back', async () => {
    const { caseNo } = await asked(RETURN);
    const answer = await desk.grant(caseNo, {
      lines: [{ lineNo: 1, quantity: 2, amount: '150.00' }],
      note: '两台在保',
    });
    expect(answer.body.data).toMatchObject({ status: 'to_return', statusLabel: '待寄回' });
    const after = await desk.read(caseNo);
    expect(after).toMatchObject({ grantedAmount: '150.00', wayLabel: '自行寄回' });
    expect(after.lines).toMatchObject([{ quantity: 3, granted: 2, grantedAmount: '150.00' }]);
    expect(after.returns).toMatchObject([{ status: 'asked', returnNo: expect.stringMatching(/^TH/) }]);
    expect(after.assigneeName).not.toBe('');
  });

  it.each([
    [{ lines: [{ lineNo: 1, quantity: 4 }] }, '第 1 行最多通过 3'],
    [{ lines: [{ lineNo: 1, quantity: 2, amount: '200.01' }] }, '第 1 行最多 ¥200.00'],
    [{ lines: [{ lineNo: 1, quantity: 0 }] }, '没有通过任何数量，请改为驳回'],
    [{ lines: [{ lineNo: 2, quantity: 1 }] }, '请逐行填写通过的数量'],
    [{ freight: '999.00' }, '订单运费最多还能退'],
    [{ warehouse: 'NOWHERE' }, '没有这个仓库'],
  ])('refuses %o, and writes nothing', async (input, words) => {
    const { caseNo } = await asked(RETURN);
    const { status, body } = await desk.grant(caseNo, input);
    expect([status, body.message]).toEqual([409, expect.stringContaining(words)]);
    expect(await desk.read(caseNo)).toMatchObject({ status: 'reviewing', grantedAmount: '0.00', returns: [] });
  });

  it('refuses whoever saw another version, and what the state does not allow', async () => {
    const { caseNo } = await asked(RETURN);
    const old = await desk.act('grant', caseNo, { version: 99, lines: [], returnWay: 'mail', freightPayer: 'shop' });
    expect(old.status).toBe(400);
    const lines = [{ lineNo: 1, quantity: 1 }];
    const stale = await desk.act('grant', caseNo, { version: 99, lines, returnWay: 'mail', freightPayer: 'shop' });
    expect(stale.body).toMatchObject({ error: 'CASE_CHANGED' });
    await desk.grant(caseNo);
    expect((await desk.grant(caseNo)).body).toMatchObject({ error: 'CASE_DESK_STEP' });
    expect((await desk.act('ask', caseNo, { question: '请补照片' })).body).toMatchObject({ error: 'CASE_DESK_STEP' });
  });

  it('asks for more, with the clock standing, and rejects with a reason the customer reads', async () => {
    const { caseNo } = await asked(RETURN);
    await desk.act('ask', caseNo, { question: '请补充铭牌照片' });
    expect(await desk.read(caseNo)).toMatchObject({ status: 'supplementing', dueAt: null });
    await desk.act('reject', caseNo, { reason: '超出质保范围' });
    expect(await desk.read(caseNo)).toMatchObject({ status: 'rejected', rejectReason: '超出质保范围' });
    const { body } = await shop.post('/after-sales/detail', { caseNo }, { token: buyer.token });
    expect(body.data).toMatchObject({ status: 'rejected', rejectReason: '超出质保范围' });
  });

  it('calls off the parcel of a case that is rejected on its way', async () => {
    const { caseNo } = await granted();
    await desk.act('reject', caseNo, { reason: '客户要求取消' });
    expect((await desk.read(caseNo)).returns).toMatchObject([{ status: 'called_off' }]);
  });
});

describe('what is given without goods', () => {
  const REFUND = { kind: 'refund_only', quantity: 30, asked: 30 };

  it('is one person’s to grant up to the limit', async () => {
    const { caseNo } = await asked({ ...REFUND, quantity: 20, asked: 20 });
    await desk.grant(caseNo);
    expect(await refundsOf(caseNo)).toMatchObject([{ goodsFen: 200_000n }]);
    expect(['refunding', 'confirming']).toContain((await caseOf(caseNo)).status);
  });

  it('wants a second person above it, who is not the first', async () => {
    const { caseNo } = await asked(REFUND);
    const key = randomUUID();
    const first = await head.grant(caseNo, {}, key);
    expect(first.body.data).toMatchObject({ status: 'reviewing' });
    expect(await head.read(caseNo)).toMatchObject({ checking: true, decision: { amount: '3000.00' } });
    expect((await head.act('check', caseNo, { agreed: true })).body).toMatchObject({ error: 'CASE_OWN_CHECK' });
    expect((await desk.act('check', caseNo, { agreed: true })).status).toBe(403);
    expect(await refundsOf(caseNo)).toEqual([]);
    const second = await buildMember(shop.db.owner, {
      firm,
      permissions: ['DESK_AFTER_SALES', 'DESK_AFTER_SALES_CHECK'],
    });
    const checker = caseDeskOf(shop, second);
    expect((await checker.read(caseNo)).acts).toContain('check');
    const again = randomUUID();
    const { version } = await checker.read(caseNo);
    const agree = () =>
      shop.post('/after-sales/desk/check', { caseNo, version, agreed: true }, { token: second.token, key: again });
    const [agreed, repeated] = await Promise.all([agree(), agree()]);
    expect([agreed.status, repeated.status].filter((status) => status === 200).length).toBeGreaterThan(0);
    expect((await agree()).status).toBe(200);
    expect(await refundsOf(caseNo)).toMatchObject([{ goodsFen: 300_000n }]);
    const checks = await shop.db.owner
      .select()
      .from(afterSaleDecisions)
      .where(eq(afterSaleDecisions.caseId, (await caseOf(caseNo)).id));
    expect(checks).toMatchObject([{ status: 'agreed', checkedBy: second.userId, decidedBy: boss.userId }]);
  });

  it('goes back to who decided when the second person refuses, and another decision takes its place', async () => {
    const { caseNo } = await asked(REFUND);
    await desk.grant(caseNo);
    expect((await head.act('check', caseNo, { agreed: false })).status).toBe(400);
    await head.act('check', caseNo, { agreed: false, reason: '先要照片' });
    expect(await desk.read(caseNo)).toMatchObject({ checking: false, decision: null, status: 'reviewing' });
    expect((await head.act('check', caseNo, { agreed: true })).body).toMatchObject({ error: 'CASE_NO_DECISION' });
    await desk.grant(caseNo);
    await desk.grant(caseNo, { lines: [{ lineNo: 1, quantity: 1 }] });
    expect(await refundsOf(caseNo)).toMatchObject([{ goodsFen: 10_000n }]);
    const states = await shop.db.owner
      .select({ status: afterSaleDecisions.status })
      .from(afterSaleDecisions)
      .where(eq(afterSaleDecisions.caseId, (await caseOf(caseNo)).id));
    expect(states.map(({ status }) => status).toSorted()).toEqual(['dropped', 'refused']);
  });

  it('does not go round the limit by keeping the goods of a return', async () => {
    const { caseNo } = await asked({ kind: 'return', quantity: 30, asked: 30 });
    await desk.grant(caseNo, { returnWay: 'none' });
    expect(await desk.read(caseNo)).toMatchObject({ status: 'reviewing', checking: true });
    expect(await refundsOf(caseNo)).toEqual([]);
  });
});

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
    expect(await refundsOf(caseNo)).toMatchObject([{ goodsFen: 20_000n }]);
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
    expect((await caseOf(caseNo)).status).toBe('inspecting');
  });

  it('end the case where the box was empty, and moved nothing', async () => {
    const { caseNo } = await inWarehouse();
    await goods.inspect(caseNo, { lines: [{ lineNo: 1, received: 0 }], finding: '空箱' });
    expect(await desk.read(caseNo)).toMatchObject({ status: 'rejected', rejectReason: '空箱' });
    expect(await refundsOf(caseNo)).toEqual([]);
    expect(
      await shop.db.owner.$count(
        returnedStock,
        sql`case_line_id in (select id from after_sale_lines where case_id = ${(await caseOf(caseNo)).id})`,
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
    expect((await caseOf(caseNo)).status).toBe('repairing');
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

describe('rules of the shop', () => {
  const read = async () => (await shop.post('/after-sales/desk/policy', {}, { token: boss.token })).body.data;
  const save = (input: object, member = boss) =>
    shop.post('/after-sales/desk/savePolicy', input, { token: member.token, key: randomUUID() });

  it('are the supervisors’ to change, one after the other', async () => {
    const before = await read();
    expect((await save(before, clerk)).status).toBe(403);
    expect((await save({ ...before, reviewHours: 4 })).status).toBe(200);
    expect((await save({ ...before, reviewHours: 5 })).body).toMatchObject({ error: 'POLICY_CHANGED' });
    expect(await read()).toMatchObject({ reviewHours: 4, version: before.version + 1 });
    expect((await save({ ...(await read()), faultDays: 1 })).status).toBe(400);
    await shop.db.owner.update(afterSalePolicy).set({ reviewHours: 8 });
  });
});

it('talks with the customer, with pictures that goods people may open too', async () => {
  const { caseNo } = await asked(RETURN);
  expect((await goods.act('say', caseNo, { words: '您好' })).status).toBe(403);
  const { status } = await shop.post(
    '/after-sales/desk/say',
    { caseNo, words: '收到，正在核对' },
    { token: clerk.token, key: randomUUID() },
  );
  expect(status).toBe(200);
  const { body } = await shop.post('/after-sales/detail', { caseNo }, { token: buyer.token });
  expect(body.data.events[0]).toMatchObject({ detail: '收到，正在核对' });
  const [file] = (await goods.read(caseNo)).files;
  const open = (member: TestMember) =>
    fetch(`${shop.url}/after-sales/desk/file?fileId=${file.id}`, { headers: { token: member.token } });
  expect((await open(packer)).status).toBe(200);
  expect((await open(buyer)).status).not.toBe(200);
});
