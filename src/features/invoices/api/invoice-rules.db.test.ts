import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { invoiceWorld } from '#tests/factories/invoice-world.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- tests read answers of every shape
type Free = any;

const w = invoiceWorld();
const atDesk = async (path: string, input: object): Promise<Free> => (await w.atDesk(path, input)).body;
const codeOf = async () => {
  const { rows } = await w.shop.db.owner.execute<{ code: string }>(
    sql`select customer_code as code from firms where id = ${w.buyer.firmId}`,
  );
  return rows[0]?.code ?? '';
};
const COMPANY = {
  ...{ type: 2, title: '上海某某科技有限公司', taxNo: '91350100M000100Y43', bankName: '中国银行' },
  ...{ bankAccount: '6222 0000 1111', address: '上海市浦东新区', phone: '021-50001234' },
};
const named = (orderNo: string, invoice: object) =>
  w.shop.db.owner.execute(
    sql`update orders set invoice = ${JSON.stringify(invoice)}::jsonb where order_no = ${orderNo}`,
  );

describe('rules of invoices', () => {
  it('of the shop are saved once, with words a remark may name', async () => {
    const { data: before } = await atDesk('policy', {});
    const input = { ...before, mostLines: 50, merge: false, remarkTemplate: 'PO {PO号}' };
    expect((await atDesk('savePolicy', { ...input, remarkTemplate: '{税号}' })).error).toBe('INVOICE_REMARK_WRONG');
    const { data: saved } = await atDesk('savePolicy', input);
    expect((await atDesk('savePolicy', input)).error).toBe('INVOICE_POLICY_CHANGED');
    expect(await w.data('terms', {})).toMatchObject({ mostLines: 50, merge: false, remarkTemplate: 'PO {PO号}' });
    await atDesk('savePolicy', { ...before, version: saved.version });
  });

  it('of one customer narrow those of the shop, and never widen them', async () => {
    const customerCode = await codeOf();
    const { data: before } = await atDesk('firmTerms', { customerCode });
    expect(before).toMatchObject({ version: 0, limit: null, reviewed: false, shop: { limit: '100000.00' } });
    const terms = {
      customerCode,
      limit: '150.00',
      mostLines: 2_000,
      merge: null,
      remarkTemplate: '合同 A',
      reviewed: true,
    };
    expect((await atDesk('saveFirmTerms', { ...terms, version: 0 })).data).toEqual({ version: 1 });
    expect((await atDesk('saveFirmTerms', { ...terms, version: 0 })).error).toBe('INVOICE_POLICY_CHANGED');
    expect(await w.data('terms', {})).toEqual({
      ...{ merge: true, remarkTemplate: '合同 A', mostLines: 100, limit: '150.00' },
    });
    const { orderNo } = await w.order({ quantity: 2 });
    const { invoices } = await w.issued([orderNo], { remarkTemplate: '合同 A' });
    expect(invoices.map(({ amount, remark }: Free) => [amount, remark])).toEqual([
      ['100.00', '合同 A'],
      ['100.00', '合同 A'],
    ]);
    expect((await atDesk('firmTerms', { customerCode: 'nobody' })).success).toBe(false);
  });
});

describe('special invoices', () => {
  it('want a title with number, bank and address, and goods they are issued for', async () => {
    const { orderNo, items } = await w.order({ quantity: 1 });
    await named(orderNo, { ...COMPANY, bankAccount: undefined });
    expect((await w.apply([orderNo])).body).toMatchObject({ error: 'INVOICE_TITLE_WRONG' });
    await named(orderNo, COMPANY);
    const itemNos = [items[0]?.itemNo ?? ''];
    await atDesk('taxCodes/setOrdinary', { itemNos, ordinaryOnly: true });
    const preview = await w.data('preview', { source: 'orders', orderNos: [orderNo] });
    expect(preview).toMatchObject({ lines: [{ ordinaryOnly: true }, { ordinaryOnly: false }] });
    expect(preview.refusal).toContain('只能开具普通发票');
    const refused = await w.apply([orderNo]);
    expect(refused.body).toMatchObject({ error: 'INVOICE_ORDINARY_ONLY', data: { lines: [{ orderNo, lineNo: 1 }] } });
    const { data: listed } = await atDesk('taxCodes/ordinary', {});
    expect(listed.list).toMatchObject([{ skuCode: itemNos[0] }]);
    await atDesk('taxCodes/setOrdinary', { itemNos, ordinaryOnly: false });
    const issued = await w.issued([orderNo]);
    expect(issued).toMatchObject({ typeLabel: '增值税专用发票', titleFacts: { taxNo: COMPANY.taxNo } });
  });
});

describe('an issued invoice', () => {
  it('is verified at the platform on demand, by both sides, at most once a minute', async () => {
    const { orderNo } = await w.order({ quantity: 1 });
    const { applicationNo, invoices } = await w.issued([orderNo]);
    const { requestNo } = invoices[0];
    expect((await w.call('verify', { requestNo })).body.error).toBe('INVOICE_VERIFYING');
    await w.shop.db.owner.execute(sql`update invoices set verified_at = now() - interval '2 minutes'`);
    const { platform } = w.tax;
    w.tax = { ...w.tax, platform: platform && { ...platform, verify: async () => 'unknown' } };
    expect((await w.call('verify', { requestNo })).status).toBe(200);
    await w.run(1);
    expect((await w.detail(applicationNo)).invoices[0]).toMatchObject({
      verifyStatus: 'unknown',
      verifyLabel: '查无此票',
    });
    await w.shop.db.owner.execute(sql`update invoices set verified_at = now() - interval '2 minutes'`);
    expect((await w.atDesk('verify', { requestNo })).status).toBe(200);
  });

  it('tells its company what happened, without words of the desk; the desk reads all', async () => {
    const { orderNo } = await w.order({ quantity: 1 });
    const no = await w.applied([orderNo]);
    await w.act('desk/take', no);
    await w.act('desk/accept', no);
    const { platform } = w.tax;
    const refused = { result: 'refused', why: '授信额度不足' } as const;
    w.tax = { ...w.tax, platform: platform && { ...platform, issue: async () => refused } };
    await w.run(1);
    const own = (await w.detail(no)).events;
    expect(own.map(({ label, actorName }: Free) => [label, actorName])).toContainEqual(['审核通过', '客服']);
    expect(own.at(-1)).toMatchObject({ label: '提交开票申请', actorName: expect.stringMatching(/.{2,}/) });
    expect(JSON.stringify(own)).not.toContain('授信额度不足');
    const desk = (await w.atDesk('detail', { applicationNo: no })).body.data.events;
    expect(JSON.stringify(desk)).toContain('授信额度不足');
    expect(desk.map(({ label }: Free) => label)).toContain('客服受理');
  });

  it('goes out on paper with carrier and number, which the company sees', async () => {
    const { orderNo } = await w.order({ quantity: 1 });
    const receiver = { receiver: '李会计', phone: '13800138000', province: '上海市', detail: '世纪大道 1 号' };
    const { applicationNo, status } = await w.issued([orderNo], { deliveryWay: 'courier', receiver });
    expect(status).toBe('issued');
    expect((await w.act('desk/deliver', applicationNo)).body.error).toBe('INVOICE_TRACKING_MISSING');
    await w.act('desk/deliver', applicationNo, { carrier: '顺丰', trackingNo: 'SF1234567890' });
    expect(await w.detail(applicationNo)).toMatchObject({
      ...{ status: 'delivered', carrier: '顺丰', trackingNo: 'SF1234567890', acts: ['sign'] },
      receiver: { receiver: '李会计', detail: '世纪大道 1 号' },
    });
    expect((await w.act('sign', applicationNo)).body.data.status).toBe('signed');
  });
});
