import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { buildMember } from '#tests/factories/build-member.ts';
import { invoiceWorld, SCREWS } from '#tests/factories/invoice-world.ts';
import { nextNumber } from '#tests/factories/next-number.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- tests read answers of every shape
type Free = any;

const w = invoiceWorld();

/** Units of an order of one line that a case paid back, at 100.00 each. */
async function paidBack(orderNo: string, reason: string, units: number): Promise<void> {
  const made = sql`(select id from orders where order_no = ${orderNo})`;
  const { owner } = w.shop.db;
  await owner.execute(sql`update order_lines set returned_quantity = returned_quantity + ${units},
    returned_fen = returned_fen + ${units * 10_000} where order_id = ${made}`);
  await owner.execute(sql`update orders set returned_fen = returned_fen + ${units * 10_000} where id = ${made}`);
  await owner.execute(sql`with c as (
      insert into after_sale_cases (firm_id, user_id, order_id, case_no, kind, status, line_count)
      select firm_id, user_id, id, ${`SH261123${String(nextNumber() % 1_000_000).padStart(6, '0')}`}, 'refund_only', 'reviewing', 1
      from orders where id = ${made} returning *),
    l as (
      insert into after_sale_lines (firm_id, case_id, order_line_id, sku_id, line_no, quantity, reason, asked_fen)
      select c.firm_id, c.id, b.id, b.sku_id, 1, ${units}, ${reason}, 0 from c join order_lines b on b.order_id = c.order_id returning *)
    insert into after_sale_postings (firm_id, case_id, order_id, order_line_id, kind, quantity, amount_fen, tax_fen)
    select c.firm_id, c.id, c.order_id, l.order_line_id, 'statement_credit', ${units}, ${units * 10_000}, 0 from c, l`);
}

describe('applying', () => {
  it('takes what was signed and no more, whichever way it is asked', async () => {
    const { orderNo } = await w.order({ quantity: 10, short: 3 });
    const preview = await w.data('preview', { source: 'orders', orderNos: [orderNo] });
    expect(preview).toMatchObject({ totalAmount: '700.00', refusal: null, lines: [{ quantity: 7, amount: '700.00' }] });
    await w.applied([orderNo], { lines: [{ orderNo, lineNo: 1, quantity: 5 }] });
    const over = await w.apply([orderNo], { lines: [{ orderNo, lineNo: 1, quantity: 3 }] });
    expect(over.body).toMatchObject({
      error: 'INVOICE_LINES_OVER',
      data: { lines: [{ lineNo: 1, message: '最多可开 2' }] },
    });
    const twice = { orderNo, lineNo: 1, quantity: 2 };
    expect((await w.apply([orderNo], { lines: [twice, twice] })).body).toMatchObject({
      error: 'INVOICE_LINES_OVER',
      data: { lines: [{ lineNo: 1, message: '同一行只能填一次' }] },
    });
    const both = await Promise.all([1, 2].map(() => w.apply([orderNo])));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await w.apply([orderNo])).body.error).toBe('INVOICE_NOTHING');
  });

  it('takes what was paid back and never came off nothing that was signed for', async () => {
    const { orderNo } = await w.order({ quantity: 10, short: 3 });
    const all = { source: 'orders', orderNos: [orderNo] };
    const pay = (reason: string, quantity: number) => paidBack(orderNo, reason, quantity);
    await pay('short', 3);
    expect(await w.data('preview', all)).toMatchObject({ totalAmount: '700.00', lines: [{ quantity: 7 }] });
    const { list } = await w.data('places', { pageNo: 1, pageSize: 20 });
    expect(list).toMatchObject([{ orderNo, amount: '700.00' }]);
    await pay('not_needed', 2);
    expect(await w.data('preview', all)).toMatchObject({ totalAmount: '500.00', lines: [{ quantity: 5 }] });
  });

  it('gives back what was cancelled', async () => {
    const { orderNo } = await w.order({ quantity: 2 });
    const no = await w.applied([orderNo]);
    expect((await w.act('cancel', no, { reason: '填错' })).body.data.status).toBe('cancelled');
    expect((await w.data('preview', { source: 'orders', orderNos: [orderNo] })).totalAmount).toBe('200.00');
    expect((await w.act('cancel', no)).body.error).toBe('INVOICE_STEP');
  });

  it('is one application for each title the orders name', async () => {
    const orders = [await w.order({ quantity: 1 }), await w.order({ quantity: 1 })];
    await w.shop.db.owner.execute(sql`update orders set invoice = '{"type": 3, "title": "李小红"}'::jsonb
      where order_no = ${orders[0]?.orderNo ?? ''}`);
    const { body } = await w.apply(orders.map(({ orderNo }) => orderNo));
    expect(body.data.applications.map(({ title }: Free) => title).toSorted()).toEqual(['李小红', '王小明']);
  });

  it('is nobody else’s business', async () => {
    const { orderNo } = await w.order({ quantity: 1 });
    const stranger = await buildMember(w.shop.db.owner);
    const input = { source: 'orders', orderNos: [orderNo], deliveryWay: 'download' };
    expect((await w.call('apply', input, { member: stranger })).status).toBe(404);
    const no = await w.applied([orderNo]);
    expect((await w.call('detail', { applicationNo: no }, { member: stranger })).status).toBe(404);
  });

  it('wants to know where invoices go', async () => {
    const { orderNo } = await w.order({ quantity: 1 });
    expect((await w.apply([orderNo], { deliveryWay: 'courier' })).body.error).toBe('INVOICE_PLACE_MISSING');
  });
});

describe('issuing', () => {
  it('splits by rate; the sums of lines, invoices and application are one', async () => {
    const { orderNo } = await w.order({ quantity: 3, price: '33.33' }, { quantity: 7, price: '0.77', rate: 900 });
    const detail = await w.issued([orderNo]);
    expect(detail.status).toBe('delivered');
    expect(detail.invoices.map(({ taxRate, amount, taxAmount }: Free) => [taxRate, amount, taxAmount])).toEqual([
      // With the freight of 10.00, which bears the tax of most of the goods.
      ['13%', '109.99', '12.65'],
      ['9%', '5.39', '0.45'],
    ]);
    expect(detail.amount).toBe('115.38');
    const [first] = detail.invoices;
    expect(first).toMatchObject({
      invoiceNo: expect.stringMatching(/^99\d{18}$/),
      specimen: true,
      verifyStatus: 'valid',
    });
    expect(first.lines[0].name).toMatch(/^\*紧固件\*/);
    expect(first.remark).toContain(orderNo);
    expect(first.files.map(({ fileName }: Free) => fileName)).toEqual([
      `样票-${first.invoiceNo}.pdf`,
      `样票-${first.invoiceNo}.xml`,
      `样票-${first.invoiceNo}.ofd`,
    ]);
    expect(await w.invoiceStatus(orderNo)).toBe('full');
    const stranger = await buildMember(w.shop.db.owner);
    for (const { id } of first.files) {
      const read = (token: string, side = '') => w.shop.get(`/invoices/${side}file?fileId=${id}`, { token });
      const seen = await Promise.all([read(w.buyer.token), read(w.clerk.token, 'desk/'), read(stranger.token)]);
      expect(seen.map(({ status }) => status)).toEqual([200, 200, 404]);
    }
  });

  it('splits by limit and number of lines', async () => {
    await w.shop.db.owner.execute(sql`update invoice_policy set limit_fen = 25000, most_lines = 2`);
    try {
      const { orderNo } = await w.order(
        { quantity: 3 },
        { quantity: 1, price: '1.00' },
        { quantity: 1, price: '2.00' },
      );
      const { invoices } = await w.issued([orderNo]);
      expect(invoices.map(({ amount, lines }: Free) => [amount, lines.length])).toEqual([
        ['200.00', 1],
        ['101.00', 2],
        ['2.00', 1],
      ]);
      const dear = await w.order({ quantity: 1, price: '300.00' });
      expect((await w.apply([dear.orderNo])).body.error).toBe('INVOICE_UNIT_LARGE');
    } finally {
      await w.shop.db.owner.execute(sql`update invoice_policy set limit_fen = 10000000, most_lines = 100`);
    }
  });

  it('waits for a tax code, and goes on when the desk gives it', async () => {
    const { orderNo, items } = await w.order({ quantity: 1, code: null });
    const no = await w.applied([orderNo]);
    expect((await w.act('desk/accept', no)).body.data.status).toBe('accepted');
    const missing = await w.atDesk('taxCodes/missing', {});
    expect(missing.body.data.list.map(({ skuCode }: Free) => skuCode)).toContain(items[0]?.itemNo);
    const wrong = await w.atDesk('taxCodes/assign', { itemNos: [items[0]?.itemNo], code: '9'.repeat(19) });
    expect(wrong.body.error).toBe('TAX_CODE_UNKNOWN');
    const { body } = await w.atDesk('taxCodes/assign', { itemNos: [items[0]?.itemNo], code: SCREWS });
    expect(body.data).toEqual({ goods: 1, applications: 1 });
    await w.run(1);
    expect(await w.detail(no)).toMatchObject({
      status: 'delivered',
      lines: [{ taxCode: SCREWS }, { productName: '运费' }],
    });
  });

  it('is refused by the platform, looked at and sent again; what is given up is free', async () => {
    const orders = [await w.order({ quantity: 1 }), await w.order({ quantity: 1 }), await w.order({ quantity: 1 })];
    const orderNos = orders.map(({ orderNo }) => orderNo);
    const no = await w.applied(orderNos, { merge: false });
    await w.act('desk/accept', no);
    const refused = { result: 'refused', why: '税号不符' } as const;
    const { platform } = w.tax;
    let left = 1;
    w.tax = {
      ...w.tax,
      platform: platform && { ...platform, issue: async (wish) => (left-- > 0 ? refused : platform.issue(wish)) },
    };
    await w.run(1);
    expect(await w.detail(no)).toMatchObject({ status: 'partly_issued', statusLabel: '部分开票' });
    const queue = await w.atDesk('list', { tab: 'trouble' });
    expect(queue.body.data.list).toMatchObject([{ applicationNo: no, failed: 1 }]);
    left = 1;
    await w.act('desk/retry', no);
    await w.run(1);
    expect((await w.detail(no)).status).toBe('partly_issued');
    expect((await w.act('desk/close', no, { reason: '抬头有误' })).body.data.status).toBe('issued');
    const states = await Promise.all(orderNos.map((orderNo) => w.invoiceStatus(orderNo)));
    expect(states.toSorted()).toEqual(['full', 'full', 'none']);
    const free = orderNos[states.indexOf('none')] ?? '';
    expect((await w.data('preview', { source: 'orders', orderNos: [free] })).totalAmount).toBe('110.00');
  });

  it('is issued once though answers are lost and the platform is slow', async () => {
    let now = new Date();
    w.play({ faults: 1, seed: 'slow', now: () => now });
    const orderNos = [];
    for (let at = 0; at < 12; at += 1) orderNos.push((await w.order({ quantity: 1 })).orderNo);
    const no = await w.applied(orderNos, { merge: false });
    await w.act('desk/accept', no);
    for (let round = 0; round < 6; round += 1) {
      await w.run(2);
      now = new Date(now.getTime() + 60_000);
      const { status } = await w.detail(no);
      if (status === 'partly_issued' || status === 'failed') await w.act('desk/retry', no);
    }
    await w.run(2);
    const { status, invoices } = await w.detail(no);
    expect(status).toBe('delivered');
    expect(new Set(invoices.map(({ invoiceNo }: Free) => invoiceNo)).size).toBe(12);
    const { rows } = await w.shop.db.owner.execute(sql`select count(*)::int as n from invoice_events e
      join invoice_applications a on a.id = e.application_id
      where a.application_no = ${no} and e.kind = 'invoice_issued' and e.invoice_id is not null`);
    expect(rows).toEqual([{ n: 12 }]);
  });

  it('is refused where goods went back meanwhile', async () => {
    const { orderNo } = await w.order({ quantity: 5 });
    const no = await w.applied([orderNo]);
    await w.shop.db.owner.execute(sql`update order_lines set returned_quantity = 2, returned_fen = 20000
      where order_id = (select id from orders where order_no = ${orderNo})`);
    expect((await w.act('desk/accept', no)).body.error).toBe('INVOICE_RETURNED');
    expect((await w.act('desk/reject', no, { reason: '已退货' })).body.data.status).toBe('rejected');
    expect((await w.data('preview', { source: 'orders', orderNos: [orderNo] })).totalAmount).toBe('300.00');
  });
});

describe('lists', () => {
  it('find invoices by number, PO and material, with their flags', async () => {
    const { orderNo, items } = await w.order({ quantity: 1 });
    await w.shop.db.owner.execute(sql`update orders set po_number = 'PO-7788' where order_no = ${orderNo}`);
    const { invoices } = await w.issued([orderNo]);
    const { invoiceNo, requestNo, version } = invoices[0];
    for (const keyword of [invoiceNo, 'PO-7788', orderNo, items[0]?.itemNo]) {
      const { list } = await w.data('issued', { keyword });
      expect(list).toMatchObject([{ invoiceNo, orderNos: [orderNo], poNumbers: ['PO-7788'] }]);
    }
    expect((await w.data('issued', { keyword: 'nowhere' })).list).toEqual([]);
    const booked = { requestNo, version, booked: true, voucherNo: 'V-1', purpose: 'deduct' };
    expect((await w.call('book', booked)).status).toBe(200);
    expect((await w.data('issued', { booked: 'yes', purpose: 'deduct' })).list).toMatchObject([{ voucherNo: 'V-1' }]);
    expect((await w.data('issued', { booked: 'no' })).total).toBe(0);
    expect((await w.data('list', { tab: 'issued', keyword: orderNo })).counts).toMatchObject({ issued: 1, open: 0 });
  });
});
