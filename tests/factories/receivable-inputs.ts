import { eq } from 'drizzle-orm';
import { firms } from '#features/organisation/api/organisation-tables.ts';
import type { InputMaker } from '#tests/generated/input-maker.ts';
import type { TestShop } from '#tests/test-shop.ts';
import { buildMember } from './build-member.ts';
import { nextNumber } from './next-number.ts';
import { dayFromToday, plainStatement } from './plain-statement.ts';
import { receivableStaff } from './receivable-desk.ts';

/** A company that owes 100.00 on one statement. */
async function owing(shop: TestShop) {
  const { firmId } = await buildMember(shop.db.owner);
  const [firm] = await shop.db.owner.select().from(firms).where(eq(firms.id, firmId));
  const { statementNo } = await plainStatement(shop, firmId, { dueFen: 100_00n, dueOn: dayFromToday(5) });
  return { customerCode: firm?.customerCode ?? '', statementNo };
}

/** Money of it that was booked, a half of it put on the statement. */
async function booked(shop: TestShop, more: object = {}) {
  const { customerCode, statementNo } = await owing(shop);
  const { clerk } = await receivableStaff(shop);
  const items = [{ statementNo, amount: '50.00' }];
  const bill = { customerCode, method: 'transfer', amount: '100.00', receivedOn: '2026-11-20', items, ...more };
  const { receiptNo, version } = await clerk.data('book', bill);
  return { statementNo, seen: { receiptNo, version } };
}

async function waitingLine(shop: TestShop) {
  const { clerk } = await receivableStaff(shop);
  const accountId = await clerk.addAccount();
  const reference = `F${nextNumber()}`;
  await clerk.upload(accountId, `交易日期,金额,附言,流水号\r\n20261101,12.34,货款,${reference}`);
  const { list } = await clerk.data('bank/lines', { tab: 'unmatched', keyword: reference });
  return { clerk, seen: { lineId: list[0].lineId, version: list[0].version } };
}

/** Inputs of the desk of receivables that succeed. */
export const RECEIVABLE_INPUTS: Readonly<Record<string, InputMaker>> = {
  'receivableDesk.firm': async ({ shop }) => ({ customerCode: (await owing(shop)).customerCode }),
  'receivableDesk.book': async ({ shop }) => {
    const { customerCode, statementNo } = await owing(shop);
    const items = [{ statementNo, amount: '10.00' }];
    return { customerCode, method: 'transfer', amount: '12.00', receivedOn: '2026-11-20', items };
  },
  'receivableDesk.allocate': async ({ shop }) => {
    const { statementNo, seen } = await booked(shop);
    return { ...seen, items: [{ statementNo, amount: '10.00' }] };
  },
  'receivableDesk.unallocate': async ({ shop }) => {
    const { statementNo, seen } = await booked(shop);
    return { ...seen, statementNo };
  },
  'receivableDesk.collect': async ({ shop }) =>
    (await booked(shop, { method: 'acceptance', billNo: '51', billDueOn: '2027-01-01' })).seen,
  'receivableDesk.reverse': async ({ shop }) => ({ ...(await booked(shop)).seen, reason: '银行退票' }),
  'receivableDesk.askWriteOff': async ({ shop }) => ({ ...(await owing(shop)), amount: '1.00', reason: '客户已注销' }),
  'receivableDesk.decideWriteOff': async ({ shop }) => {
    const { clerk } = await receivableStaff(shop);
    const asked = { ...(await owing(shop)), amount: '1.00', reason: '客户已注销' };
    const { writeOffNo } = await clerk.data('writeOffs/ask', asked);
    return { writeOffNo, version: 1, agreed: true, answer: '' };
  },
  'receivableDesk.savePolicy': async ({ shop }) => ({
    customerCode: (await owing(shop)).customerCode,
    ...{ countOpen: true, overLimit: 'ask', overdueDays: 30, overdueAct: 'prepay', interestBp: null, version: 0 },
  }),
  'bankImports.addAccount': () => ({
    ...{ name: '基本户', bankName: '演示银行' },
    accountNo: `6222${String(nextNumber()).padStart(12, '0')}`,
  }),
  'bankImports.book': async ({ shop }) => {
    const { customerCode } = await owing(shop);
    return { ...(await waitingLine(shop)).seen, customerCode, items: [] };
  },
  'bankImports.ignore': async ({ shop }) => ({ ...(await waitingLine(shop)).seen, note: '利息' }),
  'bankImports.reopen': async ({ shop }) => {
    const { clerk, seen } = await waitingLine(shop);
    const { lineId, version } = await clerk.data('bank/lines/ignore', { ...seen, note: '利息' });
    return { lineId, version };
  },
};
