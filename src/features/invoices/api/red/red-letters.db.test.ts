import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '#platform/api/database.ts';
import { invoiceWorld } from '#tests/factories/invoice-world.ts';
import { expireReds } from './expire-reds.ts';

const w = invoiceWorld();

async function issuedInvoice(quantity = 4, booked = false) {
  const { orderNo } = await w.order({ quantity });
  const detail = await w.issued([orderNo]);
  const { applicationNo } = detail;
  const [{ requestNo, version }] = detail.invoices;
  if (booked) await w.data('book', { requestNo, version, booked: true, voucherNo: 'V', purpose: 'deduct' });
  const fresh = async () => (await w.detail(applicationNo)).invoices[0];
  const red = async () => (await fresh()).reds.at(-1);
  return { orderNo, applicationNo, requestNo, fresh, red };
}
const part = (quantity: number, amount: string) => [{ lineNo: 1, quantity, amount }];

describe('red letters', () => {
  it('of the shop are issued at once where the buyer has booked nothing, in parts', async () => {
    const { orderNo, requestNo, fresh, red } = await issuedInvoice();
    const { version } = await fresh();
    const asked = await w.atDesk('red/ask', { requestNo, version, reason: '04', lines: part(1, '100.00') });
    expect(asked.body.data.statusLabel).toBe('红冲申请中');
    await w.run(1);
    expect(await red()).toMatchObject({
      status: 'issued',
      amount: '100.00',
      taxAmount: '11.50',
      redInvoiceNo: expect.any(String),
    });
    expect(await fresh()).toMatchObject({ status: 'red_partly', redAmount: '100.00' });
    expect(await w.invoiceStatus(orderNo)).toBe('partly');
    const again = { requestNo, version: (await fresh()).version, reason: '01' };
    expect((await w.atDesk('red/ask', { ...again, lines: part(4, '400.00') })).body.error).toBe('RED_LINES_OVER');
    const twice = [...part(1, '100.00'), ...part(1, '100.00')];
    expect((await w.atDesk('red/ask', { ...again, lines: twice })).body.error).toBe('RED_LINES_OVER');
    await w.atDesk('red/ask', again);
    await w.run(1);
    expect(await fresh()).toMatchObject({ status: 'red', redAmount: '400.00', canRed: false, verifyStatus: 'red' });
    expect(await w.invoiceStatus(orderNo)).toBe('none');
    // 换开: what was taken back may be invoiced anew.
    expect((await w.data('preview', { source: 'orders', orderNos: [orderNo] })).totalAmount).toBe('400.00');
  });

  it('wait for the buyer who has booked, 72 hours', async () => {
    const { requestNo, fresh, red } = await issuedInvoice(2, true);
    await w.atDesk('red/ask', { requestNo, version: (await fresh()).version, reason: '01' });
    await w.run(1);
    const waiting = await red();
    expect(waiting).toMatchObject({ status: 'to_buyer', code: '02', hoursLeft: 72, acts: ['confirmRed', 'denyRed'] });
    const answer = { redNo: waiting.redNo, version: waiting.version, act: 'confirmRed' };
    expect((await w.call('red/answer', answer)).body.data.status).toBe('agreed');
    await w.run(1);
    expect(await red()).toMatchObject({ status: 'issued' });
  });

  it('are void when nobody answers, and take nothing', async () => {
    const { requestNo, fresh, red } = await issuedInvoice(2);
    const ask = { requestNo, version: (await fresh()).version, reason: '01', note: '抬头错误' };
    expect((await w.call('red/ask', ask)).body.data.status).toBe('to_seller');
    expect(await red()).toMatchObject({ code: '03', acts: ['withdrawRed'] });
    expect((await fresh()).lines[0].redAmount).toBe('200.00');
    await w.shop.db.owner.execute(sql`update invoice_red_letters set expires_at = now() - interval '1 minute'`);
    const late = await red();
    const agreed = await w.atDesk('red/answer', { redNo: late.redNo, version: late.version, act: 'agreeRed' });
    expect(agreed.body.error).toBe('RED_LATE');
    await expireReds(w.shop.db.app);
    expect(await red()).toMatchObject({ status: 'expired', code: '07', acts: [] });
    expect((await fresh()).lines[0].redAmount).toBe('0.00');
  });

  it.each([
    ['agreeRed', 'issued'],
    ['refuseRed', 'denied_by_seller'],
  ])('that the buyer enters are answered by the desk: %s', async (act, status) => {
    const { requestNo, fresh, red } = await issuedInvoice(1);
    await w.call('red/ask', { requestNo, version: (await fresh()).version, reason: '01' });
    const { redNo, version } = await red();
    expect((await w.atDesk('red/answer', { redNo, version, act })).status).toBe(200);
    await w.run(1);
    expect((await red()).status).toBe(status);
  });

  it('wait for no other one that cannot be carried on', async () => {
    const [stuck, late] = [await issuedInvoice(2), await issuedInvoice(2)];
    for (const { requestNo, fresh } of [stuck, late]) {
      await w.call('red/ask', { requestNo, version: (await fresh()).version, reason: '01' });
    }
    await w.shop.db.owner.execute(sql`update invoice_red_letters set expires_at = now() - interval '1 minute'`);
    await inTransaction(w.shop.db.app, { firmId: null, userId: null, right: 'worker' }, 'write', async (db) => {
      await db.execute(sql`select from invoices where request_no = ${stuck.requestNo} for update`);
      await expireReds(w.shop.db.app);
    });
    expect((await late.red()).status).toBe('expired');
    expect((await stuck.red()).status).toBe('to_seller');
    await expireReds(w.shop.db.app);
    expect((await stuck.red()).status).toBe('expired');
  });

  it('follow what comes back, once', async () => {
    const { orderNo, fresh, red } = await issuedInvoice(5);
    await w.returned(orderNo, 2);
    await w.run(3);
    expect((await fresh()).reds).toMatchObject([
      { status: 'issued', reason: '02', amount: '200.00', caseNo: expect.stringMatching(/^SH/) },
    ]);
    expect(await red()).toMatchObject({ side: 'seller' });
    expect(await w.invoiceStatus(orderNo)).toBe('full');
    const { rows } = await w.shop.db.owner.execute(sql`
      select l.id from order_lines l join invoice_application_lines a on a.firm_id = l.firm_id and a.order_line_id = l.id
      group by l.id having sum(a.quantity - a.released_quantity) > l.signed_quantity - l.returned_quantity
        or sum(a.amount_fen - a.released_fen) > l.amount_fen - l.cancelled_fen - l.returned_fen`);
    expect(rows).toEqual([]);
  });
});
