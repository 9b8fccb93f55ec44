import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { UNCOUNTED } from '#platform/api/rate-limit.ts';
import { approvalCalls } from '#tests/factories/approval-calls.ts';
import { buildFlow } from '#tests/factories/build-flow.ts';
import { buildMember, type TestMember } from '#tests/factories/build-member.ts';
import { buildSku } from '#tests/factories/build-sku.ts';
import { type SignedWish, signedOrder } from '#tests/factories/signed-order.ts';
import { storeFile } from '#tests/factories/stored-file.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';

/** Two processes on one database: units that one has given are gone for the other. */
let shop: TestShop;
let second: TestShop;
let buyer: TestMember;

beforeAll(async () => {
  shop = await startTestShop({ limiter: UNCOUNTED });
  second = await startTestShop({ limiter: UNCOUNTED, beside: shop });
  // Nothing is settled by itself in these tests.
  await shop.db.owner.execute(sql`update after_sale_policy set quick_case_fen = 0`);
});
afterAll(async () => {
  await second.stop();
  await shop.stop();
});
beforeEach(async () => {
  buyer = await buildMember(shop.db.owner);
});

// oxlint-disable-next-line typescript/no-explicit-any -- tests read answers of every shape
type Free = any;
const call = (path: string, input: unknown, { member = buyer, key = randomUUID(), at = shop } = {}) =>
  at.post<Free>(`/after-sales/${path}`, input, { token: member.token, key });
const data = async (path: string, input: unknown, as = {}): Promise<Free> => {
  const { status, body } = await call(path, input, as);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body.data;
};

const HOW = { returnWay: 'mail', contactName: '王师傅', contactPhone: '13800138000' };
const line = (more: object = {}) => ({ lineNo: 1, kind: 'return', reason: 'no_papers', quantity: 1, ...more });
const order = (...wishes: SignedWish[]) => signedOrder(shop, buyer, wishes);
const apply = (orderNo: string, lines: object[], more: object = {}, as = {}) =>
  call('apply', { orderNo, lines, ...HOW, ...more }, as);
const applied = async (orderNo: string, lines: object[] = [line()], more: object = {}): Promise<string> => {
  const { status, body } = await apply(orderNo, lines, more);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body.data.cases[0].caseNo;
};
const detail = (caseNo: string, as = {}) => data('detail', { caseNo }, as);
const act = async (path: string, caseNo: string, more: object = {}) => {
  const { version } = await detail(caseNo);
  return call(path, { caseNo, version, ...more });
};
const picture = (member = buyer) =>
  storeFile(shop, 'after_sale', member, { content: Buffer.from('x'), mediaType: 'image/png' });
const entryOf = async (orderNo: string, lineNo = 1) =>
  (await data('entries', { orderNo })).lines.find((one: Free) => one.lineNo === lineNo);
const kindOf = (entry: Free, kind: string) => entry.kinds.find((one: Free) => one.kind === kind);
/** Moves a case as the desk would, past its acts. */
const force = (caseNo: string, ...way: string[]) =>
  way.reduce<Promise<unknown>>(
    (before, status) =>
      before.then(() =>
        shop.db.owner.execute(sql`update after_sale_cases set status = ${status}, updated_at = now(),
          settled_at = case when ${status} = 'completed' then now() end where case_no = ${caseNo}`),
      ),
    Promise.resolve(),
  );

describe('what can be applied for', () => {
  it('follows what was signed, short, too many and damaged', async () => {
    const { orderNo } = await order({ quantity: 5, short: 2 }, { quantity: 3, over: 1 }, { quantity: 4, damaged: 1 });
    const { lines, refusal } = await data('entries', { orderNo });
    expect(refusal).toBeNull();
    expect(lines).toMatchObject([
      { available: 3, shortQuantity: 2, signedQuantity: 3, paidAmount: '30.00' },
      { available: 3, overQuantity: 1 },
      { available: 4, damagedQuantity: 1 },
    ]);
    expect([kindOf(lines[0], 'resend').available, kindOf(lines[1], 'over_keep').available]).toEqual([2, 1]);
    expect(kindOf(lines[2], 'resend').refusal).toBe('签收记录中没有短少，或已申请过');
  });

  it('ends with its days, and for goods without fault with the flags of the item', async () => {
    const sku = await buildSku(shop.db.owner, { returnable: false });
    const { orderNo } = await order({ quantity: 2, sku });
    const free = (entry: Free) => kindOf(entry, 'return').reasons.find((one: Free) => one.reason === 'not_needed');
    expect(free(await entryOf(orderNo)).refusal).toBe('该商品无质量问题不支持退货');
    expect(kindOf(await entryOf(orderNo), 'return').refusal).toBeNull();
    await shop.db.owner.execute(sql`update sign_records set signed_at = now() - interval '40 days' where order_id =
      (select id from orders where order_no = ${orderNo})`);
    expect(kindOf(await entryOf(orderNo), 'return').refusal).toContain('30 天');
    expect(kindOf(await entryOf(orderNo), 'repair').refusal).toBeNull();
    expect((await apply(orderNo, [line()])).body).toMatchObject({ error: 'CASE_LINES_REFUSED' });
  });

  it('is asked for by who ordered or an administrator, and seen by nobody else', async () => {
    const { orderNo } = await order({ quantity: 2 });
    const colleague = await buildMember(shop.db.owner, {
      firm: buyer,
      permissions: ['AFTER_SALES_ADD', 'AFTER_SALES_ORDER_MANAGEMENT'],
      dataScope: 'company',
    });
    expect((await apply(orderNo, [line()], {}, { member: colleague })).body.error).toBe('CASE_ORDER_NOT_YOURS');
    expect((await data('entries', { orderNo }, { member: colleague })).refusal).not.toBeNull();
    const stranger = await buildMember(shop.db.owner);
    expect((await apply(orderNo, [line()], {}, { member: stranger })).status).toBe(404);
    const caseNo = await applied(orderNo);
    expect((await detail(caseNo, { member: colleague })).acts).toEqual([]);
    expect((await call('detail', { caseNo }, { member: stranger })).status).toBe(404);
  });
});

describe('applying', () => {
  it('makes a case for each kind and payer of freight, and holds their units', async () => {
    const { orderNo } = await order({ quantity: 10 }, { quantity: 4, short: 1 });
    const lines = [
      line({ quantity: 2 }),
      line({ kind: 'return', reason: 'not_needed', quantity: 1 }),
      line({ kind: 'exchange', quantity: 3 }),
      line({ lineNo: 2, kind: 'resend', reason: 'short', quantity: 1 }),
    ];
    const preview = await data('preview', { orderNo, lines });
    expect(preview).toMatchObject({ totalAmount: '70.00', cases: { length: 4 } });
    const { body } = await apply(orderNo, lines);
    expect(body.data.cases.map(({ kind }: Free) => kind)).toEqual(['return', 'return', 'exchange', 'resend']);
    expect(await entryOf(orderNo)).toMatchObject({ available: 4, inProgress: 6, cases: { length: 3 } });
    const [first, free] = body.data.cases;
    expect(await detail(first.caseNo)).toMatchObject({
      askedAmount: '20.00',
      freightPayer: 'shop',
      status: 'reviewing',
    });
    expect(await detail(free.caseNo)).toMatchObject({ freightPayer: 'buyer', acts: ['withdraw', 'say'] });
    const { counts, list, total } = await data('list', { orderNo, tab: 'reviewing' });
    expect([counts.reviewing, total, list.length]).toEqual([4, 4, 4]);
    expect((await data('list', { keyword: first.caseNo })).list).toHaveLength(1);
    expect((await data('list', { kind: 'exchange' })).list).toMatchObject([{ kind: 'exchange', orderNo }]);
    const { rows } = await shop.db.owner.execute(sql`select after_sale_status from orders where order_no = ${orderNo}`);
    expect(rows).toEqual([{ after_sale_status: 'open' }]);
  });

  it('is one application however often it is sent', async () => {
    const { orderNo } = await order({ quantity: 3 });
    const key = randomUUID();
    const answers = await Promise.all([shop, second, shop].map((at) => apply(orderNo, [line()], {}, { key, at })));
    const again = await apply(orderNo, [line()], {}, { key });
    const numbers = [...answers, again].flatMap(({ body }) => body.data?.cases[0].caseNo ?? []);
    expect(new Set(numbers).size).toBe(1);
    expect((await data('list', { orderNo })).total).toBe(1);
  });

  it('gives racing cases exactly the units there are', async () => {
    const { orderNo } = await order({ quantity: 10 });
    const answers = await Promise.all(
      [...Array(8).keys()].map((n) => apply(orderNo, [line({ quantity: 3 })], {}, { at: n % 2 ? shop : second })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(await entryOf(orderNo)).toMatchObject({ available: 1, inProgress: 9 });
    const refused = await apply(orderNo, [line({ quantity: 2 })]);
    expect(refused.body).toMatchObject({ error: 'CASE_LINES_REFUSED', message: '第 1 行：最多可申请 1 个' });
    // One application cannot take them twice either.
    expect((await apply(orderNo, [line(), line({ reason: 'late' })])).status).toBe(409);
    expect((await apply(orderNo, [line()])).status).toBe(200);
  });

  it('is all or nothing', async () => {
    const { orderNo } = await order({ quantity: 3 });
    const { body } = await apply(orderNo, [line({ quantity: 2 }), line({ kind: 'exchange', quantity: 2 })]);
    expect(body.data.lines).toEqual([{ index: 1, lineNo: 1, message: '最多可申请 1 个' }]);
    expect(await entryOf(orderNo)).toMatchObject({ available: 3, inProgress: 0 });
  });

  it('wants what its reason wants to be shown, of the person’s own', async () => {
    const { orderNo } = await order({ quantity: 3 });
    const broken = (more: object = {}) => [line({ reason: 'size_off', ...more })];
    expect((await apply(orderNo, broken())).body).toMatchObject({
      error: 'CASE_EVIDENCE_MISSING',
      message: '第 1 行：请提供图片、实测尺寸',
    });
    const foreign = await picture(await buildMember(shop.db.owner, { firm: buyer }));
    expect((await apply(orderNo, broken({ measured: '12 mm', fileIds: [foreign] }))).status).toBe(409);
    const fileIds = [await picture()];
    const caseNo = await applied(orderNo, broken({ measured: '12 mm', fileIds }));
    expect(await detail(caseNo)).toMatchObject({ files: [{ id: fileIds[0], lineNo: 1, side: 'buyer' }] });
    expect((await apply(orderNo, broken({ measured: '12 mm', fileIds }))).status).toBe(409);
  });

  it('says how goods come back, and where money goes that was transferred', async () => {
    const { orderNo } = await order({ quantity: 3 });
    expect((await apply(orderNo, [line()], { returnWay: 'none' })).body.error).toBe('CASE_WAY_MISSING');
    await shop.db.owner.execute(sql`update orders set pay_way = 'transfer' where order_no = ${orderNo}`);
    expect((await apply(orderNo, [line()])).body.error).toBe('CASE_ACCOUNT_MISSING');
    const account = { holder: '测试公司', bank: '工商银行', number: '6222020200112345' };
    const caseNo = await applied(orderNo, [line()], { account });
    expect(await detail(caseNo)).toMatchObject({ accountTail: '2345' });
    const { rows } = await shop.db.owner.execute<{ sealed_account: string }>(
      sql`select sealed_account from after_sale_cases where case_no = ${caseNo}`,
    );
    expect(rows[0]?.sealed_account).not.toContain('6222');
  });

  it('of a difference in price stays below what was paid', async () => {
    const { orderNo } = await order({ quantity: 3 });
    const gap = (gapAmount?: string) => [line({ kind: 'price_gap', reason: 'price', quantity: 3, gapAmount })];
    expect((await apply(orderNo, gap())).body.message).toContain('请填写差价金额');
    expect((await apply(orderNo, gap('30.00'))).body.message).toContain('差价应小于');
    const caseNo = await applied(orderNo, gap('5.50'));
    expect(await detail(caseNo)).toMatchObject({ askedAmount: '5.50', returnWay: 'none' });
  });

  it('keeps a draft for its person until it is handed in', async () => {
    const { orderNo } = await order({ quantity: 3 });
    const fileIds = [await picture()];
    await data('draft/save', { orderNo, lines: [line({ fileIds })] });
    await data('draft/save', { orderNo, lines: [line({ fileIds, note: '缺合格证' })], contactName: '王' });
    expect(await data('entries', { orderNo })).toMatchObject({ draft: true });
    const { draft } = await data('draft/read', { orderNo });
    expect(draft).toMatchObject({ contactName: '王', lines: [{ note: '缺合格证' }], files: [{ id: fileIds[0] }] });
    await applied(orderNo, draft.lines);
    expect((await data('draft/read', { orderNo })).draft).toBeNull();
    expect(await data('draft/drop', { orderNo })).toEqual({ dropped: false });
  });
});

describe('acts of the customer', () => {
  it('are about what he saw, and possible where the table says so', async () => {
    const { orderNo } = await order({ quantity: 3 });
    const caseNo = await applied(orderNo);
    const { version } = await detail(caseNo);
    expect((await call('withdraw', { caseNo, version: version - 1 })).body.error).toBe('CASE_CHANGED');
    for (const path of ['supplement', 'choose', 'estimate/accept', 'estimate/decline', 'confirm', 'reopen']) {
      const more = { supplement: { text: '补充' }, choose: { wish: 'wait' }, reopen: { reason: '没好' } }[path] ?? {};
      expect([path, (await act(path, caseNo, more)).body.error]).toEqual([path, 'CASE_STEP']);
    }
  });

  it('withdrawing frees the units, once', async () => {
    const { orderNo } = await order({ quantity: 3 });
    const caseNo = await applied(orderNo, [line({ quantity: 3 })]);
    const { version } = await detail(caseNo);
    const input = { caseNo, version, reason: '已解决' };
    const both = await Promise.all([call('withdraw', input), call('withdraw', input, { at: second })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await entryOf(orderNo)).toMatchObject({ available: 3, inProgress: 0 });
    expect(await detail(caseNo)).toMatchObject({ status: 'withdrawn', acts: [], events: { length: 2 } });
    expect((await data('counts', {})).ended).toBe(1);
  });

  it('he answers what the desk asked, and talks with pictures', async () => {
    const { orderNo } = await order({ quantity: 3 });
    const caseNo = await applied(orderNo);
    await force(caseNo, 'supplementing');
    await shop.db.owner.execute(sql`insert into after_sale_events (firm_id, case_id, side, kind, to_status, detail)
      select firm_id, id, 'desk', 'asked', status, '请拍铭牌' from after_sale_cases where case_no = ${caseNo}`);
    expect(await detail(caseNo)).toMatchObject({ question: '请拍铭牌', acts: ['withdraw', 'supplement', 'say'] });
    const fileIds = [await picture()];
    expect((await act('supplement', caseNo, { text: '见图', fileIds })).body.data.status).toBe('reviewing');
    expect((await call('say', { caseNo, text: '请尽快' })).status).toBe(200);
    expect((await call('say', { caseNo })).status).toBe(400);
    const { events, files } = await detail(caseNo);
    expect(events.map(({ label }: Free) => label)).toEqual(['留言', '补充资料', '客服请补充资料', '提交售后申请']);
    expect(files).toHaveLength(1);
  });

  it('confirms what was done, and opens it again within its days, three times at most', async () => {
    const { orderNo } = await order({ quantity: 3 });
    const caseNo = await applied(orderNo);
    await force(caseNo, 'confirming');
    expect((await act('confirm', caseNo)).body.data).toMatchObject({ status: 'completed' });
    for (const times of [1, 2, 3]) {
      expect((await act('reopen', caseNo, { reason: '还是坏的' })).body.data).toMatchObject({ status: 'reviewing' });
      expect((await detail(caseNo)).reopenings).toBe(times);
      await force(caseNo, 'confirming', 'completed');
    }
    expect((await act('reopen', caseNo, { reason: '还是坏的' })).body.error).toBe('CASE_REOPEN_MANY');
    const other = await applied(orderNo);
    await force(other, 'rejected');
    await shop.db.owner.execute(
      sql`update after_sale_cases set updated_at = now() - interval '8 days' where case_no = ${other}`,
    );
    expect((await act('reopen', other, { reason: '不服' })).body.error).toBe('CASE_REOPEN_LATE');
  });

  it('opens a rejected case again where nobody has taken its units', async () => {
    const { orderNo } = await order({ quantity: 3 });
    const caseNo = await applied(orderNo, [line({ quantity: 2 })]);
    await force(caseNo, 'rejected');
    const other = await applied(orderNo, [line({ quantity: 2 })]);
    expect((await act('reopen', caseNo, { reason: '不服' })).body.error).toBe('CASE_UNITS_TAKEN');
    expect((await act('withdraw', other)).status).toBe(200);
    expect((await act('reopen', caseNo, { reason: '不服' })).body.data.status).toBe('reviewing');
    expect(await entryOf(orderNo)).toMatchObject({ available: 1, inProgress: 2 });
  });
});

describe('approval by the company', () => {
  let approver: TestMember;
  beforeEach(async () => {
    approver = await buildMember(shop.db.owner, { firm: buyer, permissions: ['ORDER_APPROVE'] });
    await buildFlow(shop.db.owner, buyer.firmId, { documentType: 'after_sale', members: [approver.memberId] });
    await data('settings/save', { approvalAbove: '20.00', version: 0 });
  });

  it('is wanted above an amount of the whole application', async () => {
    const { orderNo } = await order({ quantity: 9 });
    const small = await apply(orderNo, [line({ quantity: 2 })]);
    expect(small.body.data.cases).toMatchObject([{ status: 'reviewing' }]);
    const large = await apply(orderNo, [line({ quantity: 2 }), line({ kind: 'exchange', quantity: 1 })]);
    expect(large.body.data.cases).toMatchObject([{ status: 'approving' }, { status: 'approving' }]);
    expect((await data('settings/save', { approvalAbove: null, version: 1 })).approvalAbove).toBeNull();
    expect((await call('settings/save', { approvalAbove: null, version: 1 })).body.error).toBe('CASE_SETTINGS_CHANGED');
  });

  it.each([
    ['approve', 'reviewing', 'passed'],
    ['refuse', 'rejected', 'refused'],
  ] as const)('%s: the case is %s', async (decision, status, approvalStatus) => {
    const { orderNo } = await order({ quantity: 9 });
    const caseNo = await applied(orderNo, [line({ quantity: 5 })]);
    const approvals = approvalCalls(shop);
    await approvals.decide(approver, await approvals.todo(approver), decision);
    expect(await detail(caseNo)).toMatchObject({ status, approvalStatus });
    if (status === 'rejected') {
      const again = await act('reopen', caseNo, { reason: '确实坏了' });
      expect(again.body.data).toMatchObject({ status: 'approving' });
    }
  });

  it('is called off with the case', async () => {
    const { orderNo } = await order({ quantity: 9 });
    const caseNo = await applied(orderNo, [line({ quantity: 5 })]);
    expect((await act('withdraw', caseNo)).body.data.status).toBe('withdrawn');
    const { rows } = await shop.db.owner.execute(
      sql`select status from approval_requests where document_no = ${caseNo}`,
    );
    expect(rows).not.toEqual([{ status: 'pending' }]);
  });
});
