import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { UNCOUNTED } from '#platform/api/rate-limit.ts';
import { buildMember, type TestFirm, type TestMember } from '#tests/factories/build-member.ts';
import { buildSku } from '#tests/factories/build-sku.ts';
import { applyForCase, caseDeskOf, caseDeskPeople, caseRefunds, caseRow } from '#tests/factories/case-desk.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';
import { afterSaleDecisions, afterSalePolicy } from '../settlement-tables.ts';

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
  ({ firm, clerk, boss, packer } = await caseDeskPeople(shop));
  [desk, head, goods] = [caseDeskOf(shop, clerk), caseDeskOf(shop, boss), caseDeskOf(shop, packer)];
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

describe('the case as the desk reads it', () => {
  it('names who applied, and who hands the goods over', async () => {
    const { caseNo } = await asked(RETURN);
    const found = await desk.read(caseNo);
    expect(found.buyerName).not.toBe('');
    expect(found.contact).toEqual({ name: '王师傅', phone: '13800138000', place: '' });
    const sku = await buildSku(shop.db.owner, { salesPrice: '100.00' });
    const pickup = await applyForCase(shop, buyer, [{ ...RETURN, sku }], { returnWay: 'pickup' });
    const { contact } = await desk.read(pickup.caseNo);
    expect(contact.place).not.toBe('');
    // The carrier calls whoever was named, not whoever once received the order.
    await desk.grant(pickup.caseNo, { returnWay: 'pickup' });
    const { rows } =
      await shop.db.owner.execute(sql`select from_address->>'receiver' as name, from_address->>'phone' as phone
      from after_sale_returns r join after_sale_cases c on c.id = r.case_id where c.case_no = ${pickup.caseNo}`);
    expect(rows).toEqual([{ name: '王师傅', phone: '13800138000' }]);
    const { caseNo: kept } = await asked({ ...RETURN, kind: 'refund_only', reason: 'broken' });
    expect((await desk.read(kept)).contact).toBeNull();
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
    expect(after.events[0].detail).toBe('自行寄回，退款 ¥150.00；两台在保');
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
    expect(await caseRefunds(shop, caseNo)).toMatchObject([{ goodsFen: 200_000n }]);
    expect(['refunding', 'confirming']).toContain((await caseRow(shop, caseNo)).status);
  });

  it('wants a second person above it, who is not the first', async () => {
    const { caseNo } = await asked(REFUND);
    const key = randomUUID();
    const first = await head.grant(caseNo, {}, key);
    expect(first.body.data).toMatchObject({ status: 'reviewing' });
    expect(await head.read(caseNo)).toMatchObject({ checking: true, decision: { amount: '3000.00' } });
    expect((await head.act('check', caseNo, { agreed: true })).body).toMatchObject({ error: 'CASE_OWN_CHECK' });
    expect((await desk.act('check', caseNo, { agreed: true })).status).toBe(403);
    expect(await caseRefunds(shop, caseNo)).toEqual([]);
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
    expect(await caseRefunds(shop, caseNo)).toMatchObject([{ goodsFen: 300_000n }]);
    const checks = await shop.db.owner
      .select()
      .from(afterSaleDecisions)
      .where(eq(afterSaleDecisions.caseId, (await caseRow(shop, caseNo)).id));
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
    expect(await caseRefunds(shop, caseNo)).toMatchObject([{ goodsFen: 10_000n }]);
    const states = await shop.db.owner
      .select({ status: afterSaleDecisions.status })
      .from(afterSaleDecisions)
      .where(eq(afterSaleDecisions.caseId, (await caseRow(shop, caseNo)).id));
    expect(states.map(({ status }) => status).toSorted()).toEqual(['dropped', 'refused']);
  });

  it('does not go round the limit by keeping the goods of a return', async () => {
    const { caseNo } = await asked({ kind: 'return', quantity: 30, asked: 30 });
    await desk.grant(caseNo, { returnWay: 'none' });
    expect(await desk.read(caseNo)).toMatchObject({ status: 'reviewing', checking: true });
    expect(await caseRefunds(shop, caseNo)).toEqual([]);
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
