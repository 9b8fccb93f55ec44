import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { UNCOUNTED } from '#platform/api/rate-limit.ts';
import { buildFlow } from '#tests/factories/build-flow.ts';
import { buildFirm, buildMember, type TestMember } from '#tests/factories/build-member.ts';
import { buildSku } from '#tests/factories/build-sku.ts';
import { billedOrder } from '#tests/factories/build-statement.ts';
import { storeFile } from '#tests/factories/stored-file.ts';
import { brokenInvariants } from '#tests/order-invariants.ts';
import { brokenStatements } from '#tests/statement-invariants.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';
import { escalateDisputes } from '../statement-jobs.ts';

let shop: TestShop;
let client: pg.Client;
let buyer: TestMember;
let staff: TestMember;

beforeAll(async () => {
  shop = await startTestShop({ limiter: UNCOUNTED });
  client = new pg.Client({ connectionString: shop.db.ownerUrl });
  await client.connect();
  const operator = await buildFirm(shop.db.owner, { firmType: 'operator' });
  staff = await buildMember(shop.db.owner, { firm: operator, permissions: ['DESK_STATEMENTS'] });
});
afterAll(async () => {
  await client.end();
  await shop.stop();
});
beforeEach(async () => {
  buyer = await buildMember(shop.db.owner);
});

const call = (path: string, input: object, member = buyer) =>
  shop.post(`/statements/${path}`, input, { token: member.token, key: randomUUID() });
const data = async (path: string, input: object, member = buyer) => {
  const { body } = await call(path, input, member);
  if (!body.success) throw new Error(JSON.stringify(body));
  return body.data;
};

/** A statement of 20 at 10.00 and 3 at 5.00, and its lines of goods. */
async function billed() {
  const sku = await buildSku(shop.db.owner, { salesPrice: '10.00', stock: 1_000 });
  const other = await buildSku(shop.db.owner, { salesPrice: '5.00', stock: 1_000 });
  const made = await billedOrder(shop, buyer, [
    { quantity: 20, sku },
    { quantity: 3, sku: other },
  ]);
  const { list } = await data('lines', { statementNo: made.statementNo });
  const { version, due } = await data('detail', { statementNo: made.statementNo });
  return { ...made, lines: list as { lineId: string; quantity: number }[], version, due: Number(due) };
}

const shortOf = (lineId: string, quantity: number) => ({
  kind: 'quantity',
  lines: [{ lineId, quantity }],
  words: '少两个',
});

async function disputed() {
  const made = await billed();
  const [line] = made.lines;
  const { statementNo, version } = made;
  const answer = await data('dispute', { statementNo, version, ...shortOf(line?.lineId ?? '', 18) });
  return { ...made, version: answer.version as number, disputeNo: answer.disputeNos[0] as string };
}

const usedCredit = async () => {
  const { rows } = await shop.db.owner.execute<{ used: string }>(
    sql`select used_fen as used from credit_accounts where firm_id = ${buyer.firmId}`,
  );
  return BigInt(rows[0]?.used ?? 0);
};

describe('a dispute', () => {
  it('is settled by a line beside it: the order, its credit and the statement come to so much less', async () => {
    const { statementNo, disputeNo, due, version, orderNo } = await disputed();
    expect(await data('detail', { statementNo })).toMatchObject({
      status: 'disputed',
      disputes: [{ disputeNo, asked: '20.00' }],
    });
    // The other lines go on.
    await data('confirm', { statementNo, version });
    const used = await usedCredit();
    const queue = await data('desk/disputes', {}, staff);
    expect(queue.list.map((row: { disputeNo: string }) => row.disputeNo)).toContain(disputeNo);
    const taken = await data('desk/take', { disputeNo, version: 1 }, staff);
    const tooMuch = { disputeNo, version: taken.version, amount: '200.01', words: '全退' };
    expect((await call('desk/grant', tooMuch, staff)).body.message).toBe('该行最多调整 200.00 元、20 件');
    const offered = await data('desk/grant', { ...tooMuch, amount: '20.00', quantity: 2 }, staff);
    expect(await data('dispute/detail', { disputeNo })).toMatchObject({
      status: 'offered',
      granted: '20.00',
      acts: expect.arrayContaining(['agree']),
    });
    expect(Number((await data('detail', { statementNo })).due)).toBe(due);
    await data('dispute/agree', { disputeNo, version: offered.version });
    expect((await call('dispute/agree', { disputeNo, version: offered.version })).status).toBe(409);
    const shown = await data('detail', { statementNo });
    expect(Number(shown.due)).toBeCloseTo(due - 20, 2);
    const { list } = await data('lines', { statementNo, tab: 'adjusted' });
    expect(list).toMatchObject([
      { source: 'adjustment', amount: '-20.00', quantity: -2, documentNo: disputeNo, status: 'booked' },
    ]);
    expect(await usedCredit()).toBe(used - 2_000n);
    const { rows } = await client.query('select returned_fen from orders where order_no = $1', [orderNo]);
    expect(rows[0].returned_fen).toBe('2000');
    expect(await brokenStatements(client)).toEqual({});
    expect(await brokenInvariants(client as never)).toEqual({});
  });

  it('is talked about with papers, declined, refused and taken back', async () => {
    const { statementNo, disputeNo, lines } = await disputed();
    const fileId = await storeFile(shop, 'statement', { firmId: buyer.firmId, userId: buyer.userId });
    await data('dispute/say', { disputeNo, text: '照片见附件', fileIds: [fileId] });
    const { version } = await data('dispute/detail', { disputeNo });
    const rejected = await data('desk/reject', { disputeNo, version, words: '签收单写的是 20' }, staff);
    const back = await data('dispute/decline', { disputeNo, version: rejected.version, text: '签收单背面有备注' });
    const seen = await data('desk/dispute', { disputeNo }, staff);
    expect(seen.thread.map((event: { files: unknown[] }) => event.files.length)).toEqual([0, 1, 0, 0]);
    expect(seen).toMatchObject({ status: 'handling', acts: expect.arrayContaining(['grant', 'reject']) });
    await data('dispute/withdraw', { disputeNo, version: back.version });
    const [line] = (await data('lines', { statementNo })).list;
    expect(line).toMatchObject({ lineId: lines[0]?.lineId, status: 'open' });
    expect(await data('detail', { statementNo })).toMatchObject({ byState: { disputed: { lines: 0 } } });
    expect(await brokenStatements(client)).toEqual({});
  });

  it('says what it should be, of lines that are still open, or none of it is taken', async () => {
    const { statementNo, version, lines } = await billed();
    const [first, second] = lines;
    const wrong = { statementNo, version, kind: 'price', words: '不是协议价' };
    const both = [{ lineId: first?.lineId, price: '9.50' }, { lineId: second?.lineId }];
    const refused = await call('dispute', { ...wrong, lines: both });
    expect(refused.body.message).toBe('请填写应为单价');
    expect((await data('detail', { statementNo })).disputes).toEqual([]);
    const taken = await data('dispute', { ...wrong, lines: both.slice(0, 1) });
    expect((await data('dispute/detail', { disputeNo: taken.disputeNos[0] })).asked).toBe('10.00');
    const again = await call('dispute', { ...wrong, version: taken.version, lines: both.slice(0, 1) });
    expect(again.body.message).toBe('只有待确认的行可以提异议');
  });

  it('is nobody else’s, and is told when nobody answers', async () => {
    const { disputeNo } = await disputed();
    const stranger = await buildMember(shop.db.owner);
    expect((await call('dispute/detail', { disputeNo }, stranger)).status).toBe(404);
    expect((await call('dispute/withdraw', { disputeNo, version: 1 }, stranger)).status).toBe(404);
    await client.query("update statement_disputes set due_at = now() - interval '1 hour' where dispute_no = $1", [
      disputeNo,
    ]);
    const told: string[] = [];
    const messages = { tell: async (_: unknown, { key }: { key: string }) => void told.push(key) } as never;
    await escalateDisputes(shop.db.app, { messages, origin: '' });
    await escalateDisputes(shop.db.app, { messages, origin: '' });
    expect(told).toHaveLength(1);
    expect(await data('desk/disputes', { tab: 'late' }, staff)).toMatchObject({ total: 1 });
  });
});

describe('BILL_DELETE', () => {
  it('takes back what was said and shared, and says nothing itself', async () => {
    const permissions = ['RECONCILIATION_MANAGEMENT_PAGE', 'BILL_DELETE'] as const;
    const cleaner = await buildMember(shop.db.owner, { firm: buyer, permissions, dataScope: 'company' });
    const { statementNo, version, lines } = await billed();
    const [line] = lines;
    const claim = { statementNo, version, ...shortOf(line?.lineId ?? '', 18) };
    expect((await call('dispute', claim, cleaner)).status).toBe(403);
    const { disputeNos } = await data('dispute', claim);
    const seen = await data('dispute/detail', { disputeNo: disputeNos[0] }, cleaner);
    expect(seen.acts).toEqual(['withdraw']);
    const { linkId } = await data('share/create', { statementNo });
    expect((await call('share/create', { statementNo }, cleaner)).status).toBe(403);
    await data('share/revoke', { statementNo, linkId }, cleaner);
    await data('dispute/withdraw', { disputeNo: disputeNos[0], version: seen.version }, cleaner);
    expect(await data('detail', { statementNo })).toMatchObject({ status: 'to_confirm' });
  });
});

describe('a firm that wants statements approved', () => {
  it('asks before the last lines are confirmed, and confirms them with the yes', async () => {
    const boss = await buildMember(shop.db.owner, { firm: buyer, permissions: ['ORDER_APPROVE'] });
    await buildFlow(shop.db.owner, buyer.firmId, { members: [boss.memberId], documentType: 'statement' });
    const { statementNo, version } = await billed();
    const asked = await data('confirm', { statementNo, version });
    expect(asked).toMatchObject({ confirmed: 0, status: 'approving', requestNo: expect.stringMatching(/^SP/) });
    expect((await call('confirm', { statementNo, version: asked.version })).status).toBe(409);
    const back = await data('approval/withdraw', { statementNo, version: asked.version });
    expect(back.status).toBe('to_confirm');
    const again = await data('confirm', { statementNo, version: back.version });
    expect(again.requestNo).not.toBe(asked.requestNo);
  });

  it('asks as well where the last line is one that was disputed', async () => {
    const boss = await buildMember(shop.db.owner, { firm: buyer, permissions: ['ORDER_APPROVE'] });
    await buildFlow(shop.db.owner, buyer.firmId, { members: [boss.memberId], documentType: 'statement' });
    const { statementNo, version, lines } = await billed();
    const { list } = await data('lines', { statementNo, tab: 'open' });
    const others = list.map(({ lineId }: { lineId: string }) => lineId).filter((id: string) => id !== lines[0]?.lineId);
    // One after the other is nobody's business but the clerk's, and the last one was never said yes to by the flow.
    const some = await data('confirm', { statementNo, version, lineIds: others });
    const asked = await data('dispute', {
      ...{ statementNo, version: some.version },
      ...shortOf(lines[0]?.lineId ?? '', 18),
    });
    const [disputeNo] = asked.disputeNos;
    const offered = await data('desk/grant', { disputeNo, version: 1, amount: '0.01', words: '同意调整' }, staff);
    await data('dispute/agree', { disputeNo, version: offered.version });
    expect(await data('detail', { statementNo })).toMatchObject({
      status: 'approving',
      approval: { status: 'pending' },
    });
    expect(await brokenStatements(client)).toEqual({});
  });
});
