import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { CASE_REINVOICE } from '#features/after-sales/api/public.ts';
import { settleCase } from '#features/after-sales/api/settle/settle-case.ts';
import { inTransaction } from '#platform/api/database.ts';
import { enqueueEffect } from '#platform/api/outbox.ts';
import { buildMember } from '#tests/factories/build-member.ts';
import { invoiceWorld } from '#tests/factories/invoice-world.ts';
import { atDesk, writtenCase } from '#tests/factories/settled-case.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- tests read answers of every shape
type Free = any;

const w = invoiceWorld();
const wishOf = (orderNos: string[], more: object = {}) => ({ source: 'orders', orderNos, ...more });
const saved = (wish: object, more: object = {}): Promise<Free> => w.data('draft/save', { wish, ...more });
const drafts = async () => (await w.data('list', { tab: 'draft' })).list;

describe('drafts', () => {
  it('are kept, gone on with and handed in under their number; they hold no units', async () => {
    const { orderNo } = await w.order({ quantity: 4 });
    const lines = [{ orderNo, lineNo: 1, quantity: 3 }];
    const first = await saved(wishOf([orderNo], { lines, email: 'half@', deliveryWay: 'mail' }));
    expect(first).toMatchObject({ status: 'draft', statusLabel: '草稿' });
    const { applicationNo } = first;
    expect(await drafts()).toMatchObject([{ applicationNo, amount: '300.00', lineCount: 1 }]);
    expect((await w.data('preview', wishOf([orderNo]))).totalAmount).toBe('400.00');
    const more = { applicationNo, version: first.version };
    const second = await saved(wishOf([orderNo], { lines, deliveryWay: 'download', note: '月底前' }), more);
    expect((await w.call('draft/save', { wish: wishOf([orderNo]), ...more })).body.error).toBe('INVOICE_CHANGED');
    const view = await w.data('draft/get', { applicationNo });
    expect(view).toMatchObject({ version: second.version, wish: { lines, note: '月底前' }, reissue: null });
    const draft = { applicationNo, version: view.version };
    const { body } = await w.call('apply', { ...wishOf([orderNo], { lines, deliveryWay: 'download' }), draft });
    expect(body.data.applications).toMatchObject([{ applicationNo, amount: '300.00', statusLabel: '待审核' }]);
    expect(await w.detail(applicationNo)).toMatchObject({ status: 'reviewing', lines: [{ quantity: 3 }] });
    expect(await drafts()).toEqual([]);
    expect((await w.call('draft/get', { applicationNo })).status).toBe(404);
    expect((await w.call('apply', { ...wishOf([orderNo]), deliveryWay: 'download', draft })).body.error).toBe(
      'INVOICE_CHANGED',
    );
  });

  it('are thrown away, and are nobody else’s business: neither of another company nor of the desk', async () => {
    const { orderNo } = await w.order({ quantity: 1 });
    const { applicationNo, version } = await saved(wishOf([orderNo]));
    const stranger = await buildMember(w.shop.db.owner);
    expect((await w.call('draft/get', { applicationNo }, { member: stranger })).status).toBe(404);
    expect((await w.call('draft/delete', { applicationNo, version }, { member: stranger })).status).toBe(404);
    expect((await w.atDesk('detail', { applicationNo })).status).toBe(404);
    const queue = await w.atDesk('list', { tab: 'all', keyword: applicationNo });
    expect(queue.body.data.list).toEqual([]);
    await w.data('draft/delete', { applicationNo, version });
    expect(await drafts()).toEqual([]);
  });
});

/** One issued invoice of a new order. */
async function issuedOne(quantity = 2): Promise<Free> {
  const { orderNo } = await w.order({ quantity });
  const { applicationNo, invoices } = await w.issued([orderNo]);
  return { orderNo, applicationNo, ...invoices[0] };
}

describe('发票换开', () => {
  it('prepares the new invoice with the red letter of the old one; each knows the other', async () => {
    const { orderNo, applicationNo, requestNo, version, invoiceNo } = await issuedOne();
    await w.data('red/ask', { requestNo, version, reason: '01', note: '税号错误', reissue: true });
    const [draft] = await drafts();
    expect(draft).toMatchObject({ source: 'case', sourceLabel: '发票换开', amount: '200.00' });
    const [{ redNo, reissueNo, version: seen }] = (await w.detail(applicationNo)).invoices[0].reds;
    expect(reissueNo).toBe(draft.applicationNo);
    const view = await w.data('draft/get', { applicationNo: reissueNo });
    expect(view).toMatchObject({ reissue: { redNo, invoiceNo, ready: false }, wish: { orderNos: [orderNo] } });
    const handIn = () =>
      w.call('apply', { ...view.wish, titleId: undefined, draft: { applicationNo: reissueNo, version: view.version } });
    expect((await handIn()).body.error).toBe('INVOICE_LINES_OVER');
    await w.atDesk('red/answer', { redNo, version: seen, act: 'agreeRed' });
    await w.run(1);
    expect((await w.data('draft/get', { applicationNo: reissueNo })).reissue.ready).toBe(true);
    expect((await handIn()).body.data.applications).toMatchObject([{ applicationNo: reissueNo, amount: '200.00' }]);
    await w.act('desk/accept', reissueNo);
    await w.run(1);
    const made = await w.detail(reissueNo);
    expect(made).toMatchObject({
      ...{ status: 'delivered', sourceLabel: '发票换开', amount: '200.00' },
      reissue: { redNo, invoiceNo, applicationNo, redStatusLabel: '已红冲' },
    });
    expect(await w.invoiceStatus(orderNo)).toBe('full');
  });

  it('follows a case: red letter and draft of every invoice it touches, once', async () => {
    const { orderNo, applicationNo } = await issuedOne(3);
    const lines = [{ lineNo: 1, quantity: 3, askedFen: 30_000n }];
    const row = await writtenCase(w.shop, w.buyer, orderNo, { kind: 'reinvoice', reason: 'wrong_invoice', lines });
    const settled = await atDesk(w.shop, row, (db, locked) =>
      settleCase(db, { side: 'shop', firmId: null, userId: null }, locked),
    );
    expect(settled.status).toBe('confirming');
    await w.run(2);
    const { rows } = await w.shop.db.owner.execute<{ payload: object }>(
      sql`select payload from outbox where topic = ${CASE_REINVOICE} order by id desc limit 1`,
    );
    if (rows[0]) {
      const again = rows[0].payload;
      await inTransaction(w.shop.db.app, { firmId: null, userId: null, right: 'worker' }, 'write', (db) =>
        enqueueEffect(db, CASE_REINVOICE, again),
      );
    }
    await w.run(2);
    const { reds, status } = (await w.detail(applicationNo)).invoices[0];
    expect([status, reds]).toMatchObject(['red', [{ caseNo: row.caseNo, reason: '01', status: 'issued' }]]);
    expect(await drafts()).toMatchObject([{ applicationNo: reds[0].reissueNo, amount: '300.00' }]);
    expect((await w.data('list', { tab: 'all', keyword: row.caseNo })).list).toHaveLength(1);
    // Neither money nor goods moved.
    const { rows: kept } = await w.shop.db.owner.execute(
      sql`select returned_fen::text as fen from orders where order_no = ${orderNo}`,
    );
    expect(kept).toEqual([{ fen: '0' }]);
  });
});
