import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UNCOUNTED } from '#platform/api/rate-limit.ts';
import { todayInShanghai } from '#platform/shared/shanghai.ts';
import { buildFirm, buildMember, type TestMember } from '#tests/factories/build-member.ts';
import { buildSku } from '#tests/factories/build-sku.ts';
import { signedOrder } from '#tests/factories/signed-order.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';
import {
  FIGURE_DIMENSIONS,
  type FigureCase,
  type FigureRow,
  type FiguresAnswer,
  type OwnFigures,
} from '../../contract/figure-schemas.ts';

const HOW = { returnWay: 'mail', contactName: '王师傅', contactPhone: '13800138000' };
const BROKEN = { kind: 'return', reason: 'no_papers', quantity: 1 };
const UNWANTED = { kind: 'return', reason: 'not_needed', quantity: 1 };
const CHANGED = { kind: 'exchange', reason: 'wrongly_bought', quantity: 1 };

let shop: TestShop;
let buyer: TestMember;
let other: TestMember;
let desk: TestMember;

async function apply(member: TestMember, lines: object[]): Promise<string[]> {
  const skus = [await buildSku(shop.db.owner), await buildSku(shop.db.owner)];
  const { orderNo } = await signedOrder(
    shop,
    member,
    skus.map((sku) => ({ quantity: 4, sku })),
  );
  if (lines.length === 0) return [];
  const as = { token: member.token, key: randomUUID() };
  const { body } = await shop.post('/after-sales/apply', { orderNo, lines, ...HOW }, as);
  if (!body.success) throw new Error(JSON.stringify(body));
  return body.data.cases.map(({ caseNo }: { caseNo: string }) => caseNo);
}

const on = (lineNo: number, what: object) => ({ lineNo, ...what });

beforeAll(async () => {
  shop = await startTestShop({ limiter: UNCOUNTED });
  await shop.db.owner.execute(sql`update after_sale_policy set quick_case_fen = 0`);
  const operator = await buildFirm(shop.db.owner, { firmType: 'operator' });
  desk = await buildMember(shop.db.owner, { firm: operator, permissions: ['DESK_AFTER_SALES'] });
  buyer = await buildMember(shop.db.owner);
  other = await buildMember(shop.db.owner);
  // Eight signed lines of two companies; five of them are asked for, one is thought better of.
  await apply(buyer, [on(1, BROKEN), on(2, BROKEN)]);
  await apply(buyer, [on(1, UNWANTED), on(2, CHANGED)]);
  await apply(other, [on(1, BROKEN)]);
  const [withdrawn] = await apply(other, [on(2, UNWANTED)]);
  const as = { token: other.token, key: randomUUID() };
  const { body } = await shop.post('/after-sales/detail', { caseNo: withdrawn }, as);
  const { version } = body.data;
  const { status } = await shop.post('/after-sales/withdraw', { caseNo: withdrawn, version }, as);
  if (status !== 200) throw new Error('a case was not withdrawn');
});
afterAll(() => shop.stop());

const today = todayInShanghai();
const DAYS = { from: today, to: today };
const ask = async (path: string, input: object = {}) =>
  (await shop.post(`/after-sales/desk/figures${path}`, { ...DAYS, ...input }, { token: desk.token })).body.data;
const figures = (input: object = {}): Promise<FiguresAnswer> => ask('', input);
const casesOf = async (input: object): Promise<{ total: number; list: FigureCase[] }> => ask('/cases', input);

describe('figures of returns', () => {
  it('count signed lines, and those of them that somebody made a case of', async () => {
    const { sums } = await figures();
    expect(sums).toMatchObject({ signed: 8, claimed: 5, rate: '62.5', cases: 4, openCases: 4, settledCases: 0 });
    expect(sums).toMatchObject({ faultLines: 3, faultShare: '60', settledHours: null, settledHours90: null });
  });

  it.each(Object.keys(FIGURE_DIMENSIONS))('by %s: each row opens as many cases as it says', async (by) => {
    for (const sort of ['most', 'rate']) {
      const { rows, sums } = await figures({ by, sort });
      expect(rows.length).toBeGreaterThan(0);
      expect(rows.reduce((sum, row) => sum + row.claimed, 0)).toBe(sums.claimed);
      for (const { key, cases, claimed, signed } of rows) {
        expect(claimed).toBeLessThanOrEqual(signed);
        const page = await casesOf({ by, key });
        expect([page.total, page.list.length]).toEqual([cases, cases]);
      }
    }
  });

  it('name what they count by', async () => {
    const names = async (by: string) => (await figures({ by })).rows.map(({ name }: FigureRow) => name).toSorted();
    expect(await names('kind')).toEqual(['换货', '退货']);
    expect(await names('reason')).toContain('缺少合格证或资料');
    expect(await names('item')).toHaveLength(5);
    expect(await names('month')).toEqual([today.slice(0, 7)]);
  });

  it('are those of a kind, or of a side of fault, alone', async () => {
    expect((await figures({ kind: 'exchange' })).sums).toMatchObject({ signed: 8, claimed: 1, cases: 1 });
    expect((await figures({ fault: 'fault' })).sums).toMatchObject({ claimed: 3, faultLines: 3 });
    expect((await figures({ fault: 'free' })).sums).toMatchObject({ claimed: 2, faultLines: 0 });
    expect((await casesOf({ fault: 'free' })).total).toBe(2);
  });

  it('are none where nothing was signed for, and refuse days that end before they begin', async () => {
    const before = { from: '2020-01-01', to: '2020-02-01' };
    expect(await figures(before)).toMatchObject({ sums: { signed: 0, rate: null, amount: '0.00' }, rows: [] });
    const wrong = { ...DAYS, to: '2020-01-01' };
    expect((await shop.post('/after-sales/desk/figures', wrong, { token: desk.token })).status).toBe(400);
  });

  it('tell how long cases took, from application to completion', async () => {
    const { list } = await casesOf({ kind: 'exchange' });
    await shop.db.owner.execute(sql`set session_replication_role = 'replica';
      update after_sale_cases set status = 'completed', settled_at = created_at + interval '30 hours'
        where case_no = ${sql.raw(`'${list[0]?.caseNo}'`)}; set session_replication_role = 'origin'`);
    const { sums } = await figures();
    expect(sums).toMatchObject({ settledCases: 1, openCases: 3, settledHours: 30, settledHours90: 30 });
    expect((await casesOf({ kind: 'exchange' })).list[0]).toMatchObject({ statusLabel: '已完成', settledHours: 30 });
  });
});

describe('figures of a company', () => {
  const own = async (member: TestMember): Promise<OwnFigures> =>
    (await shop.post('/after-sales/figures', {}, { token: member.token })).body.data;

  it('are its own, and of the orders the person may see', async () => {
    expect(await own(buyer)).toMatchObject({ signed: 4, claimed: 4, cases: 3, rate: '100' });
    expect(await own(other)).toMatchObject({ signed: 4, claimed: 1, cases: 1, rate: '25' });
    const colleague = await buildMember(shop.db.owner, { firm: buyer, dataScope: 'self' });
    expect(await own(colleague)).toMatchObject({ signed: 0, cases: 0, rate: null });
  });
});
