import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { applicationWorld, line } from '#tests/factories/application-world.ts';
import { buildMember } from '#tests/factories/build-member.ts';
import { buildSku } from '#tests/factories/build-sku.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- tests read answers of every shape
type Free = any;

const w = applicationWorld();
const { call, data, order, apply, applied, detail, picture, entryOf, kindOf } = w;

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
    const sku = await buildSku(w.shop.db.owner, { returnable: false });
    const { orderNo } = await order({ quantity: 2, sku });
    const free = (entry: Free) => kindOf(entry, 'return').reasons.find((one: Free) => one.reason === 'not_needed');
    expect(free(await entryOf(orderNo)).refusal).toBe('该商品无质量问题不支持退货');
    expect(kindOf(await entryOf(orderNo), 'return').refusal).toBeNull();
    await w.shop.db.owner.execute(sql`update sign_records set signed_at = now() - interval '40 days' where order_id =
      (select id from orders where order_no = ${orderNo})`);
    expect(kindOf(await entryOf(orderNo), 'return').refusal).toContain('30 天');
    expect(kindOf(await entryOf(orderNo), 'repair').refusal).toBeNull();
    expect((await apply(orderNo, [line()])).body).toMatchObject({ error: 'CASE_LINES_REFUSED' });
  });

  it('is asked for by who ordered or an administrator, and seen by nobody else', async () => {
    const { orderNo } = await order({ quantity: 2 });
    const colleague = await buildMember(w.shop.db.owner, {
      firm: w.buyer,
      permissions: ['AFTER_SALES_ADD', 'AFTER_SALES_ORDER_MANAGEMENT'],
      dataScope: 'company',
    });
    expect((await apply(orderNo, [line()], {}, { member: colleague })).body.error).toBe('CASE_ORDER_NOT_YOURS');
    expect((await data('entries', { orderNo }, { member: colleague })).refusal).not.toBeNull();
    const stranger = await buildMember(w.shop.db.owner);
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
    const { rows } = await w.shop.db.owner.execute(
      sql`select after_sale_status from orders where order_no = ${orderNo}`,
    );
    expect(rows).toEqual([{ after_sale_status: 'open' }]);
  });

  it('is one application however often it is sent', async () => {
    const { orderNo } = await order({ quantity: 3 });
    const key = randomUUID();
    const answers = await Promise.all(
      [w.shop, w.second, w.shop].map((at) => apply(orderNo, [line()], {}, { key, at })),
    );
    const again = await apply(orderNo, [line()], {}, { key });
    const numbers = [...answers, again].flatMap(({ body }) => body.data?.cases[0].caseNo ?? []);
    expect(new Set(numbers).size).toBe(1);
    expect((await data('list', { orderNo })).total).toBe(1);
  });

  it('gives racing cases exactly the units there are', async () => {
    const { orderNo } = await order({ quantity: 10 });
    const answers = await Promise.all(
      [...Array(8).keys()].map((n) => apply(orderNo, [line({ quantity: 3 })], {}, { at: n % 2 ? w.shop : w.second })),
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
    const foreign = await picture(await buildMember(w.shop.db.owner, { firm: w.buyer }));
    expect((await apply(orderNo, broken({ measured: '12 mm', fileIds: [foreign] }))).status).toBe(409);
    const fileIds = [await picture()];
    const caseNo = await applied(orderNo, broken({ measured: '12 mm', fileIds }));
    expect(await detail(caseNo)).toMatchObject({ files: [{ id: fileIds[0], lineNo: 1, side: 'buyer' }] });
    expect((await apply(orderNo, broken({ measured: '12 mm', fileIds }))).status).toBe(409);
  });

  it('says how goods come back, and where money goes that was transferred', async () => {
    const { orderNo } = await order({ quantity: 3 });
    expect((await apply(orderNo, [line()], { returnWay: 'none' })).body.error).toBe('CASE_WAY_MISSING');
    await w.shop.db.owner.execute(sql`update orders set pay_way = 'transfer' where order_no = ${orderNo}`);
    expect((await apply(orderNo, [line()])).body.error).toBe('CASE_ACCOUNT_MISSING');
    const account = { holder: '测试公司', bank: '工商银行', number: '6222020200112345' };
    const caseNo = await applied(orderNo, [line()], { account });
    expect(await detail(caseNo)).toMatchObject({ accountTail: '2345' });
    const { rows } = await w.shop.db.owner.execute<{ sealed_account: string }>(
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
