import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildFirm, buildMember, type TestMember } from '#tests/factories/build-member.ts';
import { billNow } from '#tests/factories/build-statement.ts';
import { invoiceWorld } from '#tests/factories/invoice-world.ts';
import { INVOICE_INVARIANTS } from '#tests/invoice-invariants.ts';
import { brokenRules } from '#tests/ledger-invariants.ts';
import { expireReds } from './expire-reds.ts';

const w = invoiceWorld();
let owner: pg.Pool;
let staff: TestMember;
beforeAll(async () => {
  owner = new pg.Pool({ connectionString: w.shop.db.ownerUrl });
  const operator = await buildFirm(w.shop.db.owner, { firmType: 'operator' });
  staff = await buildMember(w.shop.db.owner, { firm: operator, permissions: ['DESK_STATEMENTS'] });
});
afterAll(() => owner.end());

const sound = async () => expect(await brokenRules(owner, INVOICE_INVARIANTS)).toEqual({});

/** What is asked of the platform is in hand until it is told to go on. */
function slowPlatform() {
  const { platform } = w.tax;
  let open = false;
  if (!platform) throw new Error('no platform');
  const working = { result: 'working' } as const;
  w.tax = {
    ...w.tax,
    platform: {
      ...platform,
      issue: async (wish) => (open ? platform.issue(wish) : working),
      query: async (wish) => (open ? platform.issue(wish) : working),
    },
  };
  return () => {
    open = true;
  };
}

describe('what is invoiced beyond what was kept', () => {
  it('is taken back where goods came back while the platform had the invoice in hand', async () => {
    const { orderNo } = await w.order({ quantity: 5 });
    const goOn = slowPlatform();
    const no = await w.applied([orderNo]);
    await w.act('desk/accept', no);
    await w.run(1);
    expect(await w.detail(no)).toMatchObject({ status: 'issuing' });
    await w.returned(orderNo, 2);
    await w.run(1);
    goOn();
    await w.run(3);
    const [invoice] = (await w.detail(no)).invoices;
    expect(invoice).toMatchObject({
      status: 'red_partly',
      redAmount: '200.00',
      reds: [{ status: 'issued', reason: '02' }],
    });
    await sound();
  });

  it('is not sent again: what failed is given up first', async () => {
    const { orderNo } = await w.order({ quantity: 5 });
    const { platform } = w.tax;
    const refused = { result: 'refused', why: '授信额度不足' } as const;
    w.tax = { ...w.tax, platform: platform && { ...platform, issue: async () => refused } };
    const no = await w.applied([orderNo]);
    await w.act('desk/accept', no);
    await w.run(1);
    await w.returned(orderNo, 2);
    expect((await w.act('desk/retry', no)).body.error).toBe('INVOICE_RETURNED');
    expect((await w.act('cancel', no)).status).toBe(200);
    await sound();
  });

  it('is taken back where an agreed dispute took it off the statement', async () => {
    const { orderNo } = await w.order({ quantity: 4 });
    const { applicationNo } = await w.issued([orderNo]);
    const { statementNo } = await billNow(w.shop, w.buyer);
    const say = async (path: string, input: object, { token } = w.buyer) => {
      const { body } = await w.shop.post(`/statements/${path}`, input, { token, key: randomUUID() });
      if (!body.success) throw new Error(JSON.stringify(body));
      return body.data;
    };
    const { version } = await say('detail', { statementNo });
    const [line] = (await say('lines', { statementNo })).list;
    const lines = [{ lineId: line.lineId, quantity: 3 }];
    const { disputeNos } = await say('dispute', { statementNo, version, kind: 'quantity', lines, words: '少一个' });
    const grant = { disputeNo: disputeNos[0], version: 1, amount: '100.00', quantity: 1, words: '同意' };
    const offered = await say('desk/grant', grant, staff);
    await say('dispute/agree', { disputeNo: offered.disputeNo, version: offered.version });
    await w.run(2);
    const [invoice] = (await w.detail(applicationNo)).invoices;
    expect(invoice.reds).toMatchObject([{ status: 'issued', amount: '100.00', note: `对账异议 ${offered.disputeNo}` }]);
    expect(await say('detail', { statementNo })).toMatchObject({ due: '300.00', invoiced: '300.00' });
    await sound();
  });
});

describe('what an ended red letter leaves open', () => {
  /** An invoice of five units; booked ones need the buyer's yes to each red letter of the shop. */
  async function invoiced({ booked = false } = {}) {
    const { orderNo } = await w.order({ quantity: 5 });
    const { applicationNo, invoices } = await w.issued([orderNo]);
    const [{ requestNo, version }] = invoices;
    if (booked) await w.data('book', { requestNo, version, booked, voucherNo: 'V', purpose: 'deduct' });
    const fresh = async () => (await w.detail(applicationNo)).invoices[0];
    return { orderNo, requestNo, fresh, reds: async () => (await fresh()).reds };
  }
  const answer = ({ redNo, version }: { redNo: string; version: number }, act: string) =>
    w.data('red/answer', { redNo, version, act });

  it('is asked for by the shop where a person’s was withdrawn after goods came back', async () => {
    const { orderNo, requestNo, fresh, reds } = await invoiced();
    await w.data('red/ask', { requestNo, version: (await fresh()).version, reason: '01' });
    await w.returned(orderNo, 2);
    await w.run(2);
    // All of the invoice is about to be taken back: the return has nothing to take.
    expect(await reds()).toMatchObject([{ status: 'to_seller', amount: '500.00' }]);
    await answer((await reds())[0], 'withdrawRed');
    await w.run(2);
    const [, own, ...more] = await reds();
    expect(own).toMatchObject({ status: 'issued', side: 'seller', reason: '02', amount: '200.00' });
    expect(more).toEqual([]);
    await sound();
  });

  it('is nothing where no goods came back', async () => {
    const { requestNo, fresh, reds } = await invoiced();
    await w.data('red/ask', { requestNo, version: (await fresh()).version, reason: '01' });
    await answer((await reds())[0], 'withdrawRed');
    await w.run(2);
    expect(await reds()).toMatchObject([{ status: 'withdrawn' }]);
    await sound();
  });

  it('is asked for again where nobody answered in time', async () => {
    const { orderNo, reds } = await invoiced({ booked: true });
    await w.returned(orderNo, 2);
    await w.run(2);
    expect(await reds()).toMatchObject([{ status: 'to_buyer', amount: '200.00' }]);
    await w.shop.db.owner.execute(
      sql`update invoice_red_letters set expires_at = now() - interval '1 minute' where status = 'to_buyer'`,
    );
    await expireReds(w.shop.db.app);
    await w.run(2);
    const [first, second] = await reds();
    expect(first).toMatchObject({ status: 'expired' });
    expect(second).toMatchObject({ status: 'to_buyer', amount: '200.00', reason: '02', caseNo: first.caseNo });
    await sound();
  });

  it('is left to people where the buyer said no to what the shop asked for', async () => {
    const { orderNo, reds } = await invoiced({ booked: true });
    await w.returned(orderNo, 2);
    await w.run(2);
    await answer((await reds())[0], 'denyRed');
    await w.run(2);
    expect(await reds()).toMatchObject([{ status: 'denied_by_buyer' }]);
  });
});
