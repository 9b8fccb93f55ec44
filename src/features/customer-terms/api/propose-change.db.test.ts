import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { memberships } from '#features/access/api/access-tables.ts';
import { UNCOUNTED } from '#platform/api/rate-limit.ts';
import { buildFirm, buildMember, type TestMember } from '#tests/factories/build-member.ts';
import { buildSku } from '#tests/factories/build-sku.ts';
import { nextNumber } from '#tests/factories/next-number.ts';
import { placeOrder } from '#tests/factories/place-order.ts';
import { type FreshCustomer, freshCustomer, termsDeskOf, termsDeskPeople } from '#tests/factories/terms-desk.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';

let shop: TestShop;
let clerk: TestMember;
let desk: ReturnType<typeof termsDeskOf>;
let head: ReturnType<typeof termsDeskOf>;
let firm: FreshCustomer;

beforeAll(async () => {
  shop = await startTestShop({ limiter: UNCOUNTED });
  const people = await termsDeskPeople(shop);
  clerk = people.clerk;
  [desk, head] = [termsDeskOf(shop, clerk), termsDeskOf(shop, people.boss)];
});
afterAll(() => shop.stop());
beforeEach(async () => {
  firm = await freshCustomer(shop);
});

const LARGE = { credit: 'limited', creditLimit: '80000.00', termDays: 45 } as const;

describe('a change one person may make', () => {
  it('holds at once, and stands in the history', async () => {
    const made = await desk.propose(firm.code, { credit: 'limited', creditLimit: '50000.00', freeShipping: true });
    expect(made.body.data).toMatchObject({ status: 'effective', version: 1 });
    const after = await desk.read(firm.code);
    expect(after).toMatchObject({
      account: { credit: 'limited', limit: '50000.00', used: '0.00', available: '50000.00' },
      terms: { creditLimit: '50000.00', freeShipping: true },
      version: 1,
      waiting: null,
    });
    expect(after.history).toMatchObject([
      {
        status: 'effective',
        reason: '测试',
        secondFor: [],
        fields: [
          { label: '授信', before: '未开通', after: '有限额' },
          { label: '授信额度', before: '¥0.00', after: '¥50,000.00' },
          { label: '运费', before: '按订单金额计算', after: '全部免运费' },
        ],
      },
    ]);
  });

  it('is refused to who saw another version, who changes nothing, and who agrees nonsense', async () => {
    await desk.propose(firm.code, { freeShipping: true });
    const stale = await desk.propose(firm.code, { freeShipping: false }, { version: 0 });
    expect(stale.body.error).toBe('TERMS_CHANGED');
    expect((await desk.propose(firm.code, {})).body.error).toBe('TERMS_SAME');
    expect((await desk.propose(firm.code, { credit: 'limited' })).body).toMatchObject({ error: 'TERMS_CONFLICT' });
    expect((await desk.propose(firm.code, { groupCode: firm.code })).body.message).toContain('自己');
    expect((await desk.propose(firm.code, { salesCode: 'S-NOBODY' })).body.message).toContain('销售');
    expect((await desk.read(firm.code)).version).toBe(1);
  });

  it('happens once, however often it is sent, and of two at once the second is refused', async () => {
    const key = crypto.randomUUID();
    const { terms } = await desk.read(firm.code);
    const input = { customerCode: firm.code, version: 0, terms: { ...terms, freeShipping: true }, reason: '测试' };
    const [first, again] = [await desk.post('propose', input, key), await desk.post('propose', input, key)];
    expect(again.body.data).toEqual(first.body.data);
    const both = await Promise.all([
      desk.propose(firm.code, { levelCode: 'YD29' }, { version: 1 }),
      head.propose(firm.code, { levelCode: 'YD100' }, { version: 1 }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await desk.read(firm.code)).history).toHaveLength(2);
  });

  it('leaves what is used alone when the limit falls below it', async () => {
    await shop.db.owner.execute(
      sql`insert into credit_accounts (firm_id, limit_fen, used_fen) values (${firm.firmId}, 4000000, 3000000)`,
    );
    await desk.propose(firm.code, { creditLimit: '20000.00' });
    const { account } = await desk.read(firm.code);
    expect(account).toEqual({ credit: 'limited', limit: '20000.00', used: '30000.00', available: '-10000.00' });
    const over = (await desk.post('list', { credit: 'over', keyword: firm.code })).body.data;
    expect(over).toMatchObject({ total: 1, list: [{ customerCode: firm.code, available: '-10000.00' }] });
  });
});

describe('a change that takes two', () => {
  it('waits, changes nothing meanwhile, and holds when another person agrees', async () => {
    const made = await desk.propose(firm.code, LARGE);
    expect(made.body.data.status).toBe('waiting');
    const waiting = await desk.read(firm.code);
    expect(waiting).toMatchObject({
      version: 0,
      account: { credit: 'none' },
      waiting: { mayCheck: false, mayWithdraw: true },
    });
    expect(waiting.waiting.secondFor).toEqual(['额度超过 ¥50,000.00', '账期超过 30 天']);
    const seen = (await head.post('changes', { keyword: firm.code })).body.data.list[0];
    expect(seen).toMatchObject({ mayCheck: true, mayWithdraw: false });
    expect((await head.check(seen.changeId, true)).body.data).toMatchObject({ status: 'effective', version: 1 });
    expect(await desk.read(firm.code)).toMatchObject({ terms: LARGE, waiting: null });
  });

  it('is never agreed by who proposed it, nor by who has no right, nor twice', async () => {
    const own = (await head.propose(firm.code, LARGE)).body.data;
    expect((await head.check(own.changeId, true)).body.error).toBe('TERM_CHANGE_OWN');
    expect((await desk.check(own.changeId, true)).status).toBe(403);
    expect((await desk.post('withdraw', { changeId: own.changeId })).body.error).toBe('TERM_CHANGE_OTHERS');
    expect((await head.post('withdraw', { changeId: own.changeId })).status).toBe(200);
    expect((await head.check(own.changeId, true)).body.error).toBe('TERM_CHANGE_DONE');
    expect((await desk.read(firm.code)).account.credit).toBe('none');
  });

  it('comes back with a reason, and keeps others out while it waits', async () => {
    const { changeId } = (await desk.propose(firm.code, LARGE)).body.data;
    expect((await head.propose(firm.code, { freeShipping: true })).body.error).toBe('TERMS_WAITING');
    expect((await head.check(changeId, false)).body.error).toBe('TERM_NOTE_MISSING');
    expect((await head.check(changeId, false, '请补授信资料')).body.data.status).toBe('refused');
    const [line] = (await desk.read(firm.code)).history;
    expect(line).toMatchObject({ status: 'refused', note: '请补授信资料' });
    expect((await head.propose(firm.code, { freeShipping: true })).status).toBe(200);
  });

  it('is written once when two agree at the same time', async () => {
    const { changeId } = (await desk.propose(firm.code, LARGE)).body.data;
    const both = await Promise.all([head.check(changeId, true), head.check(changeId, true)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await desk.read(firm.code)).version).toBe(1);
  });

  it('is refused by the database where one person did both', async () => {
    const { changeId } = (await desk.propose(firm.code, LARGE)).body.data;
    const forged = sql`update customer_term_changes set status = 'effective', checked_by = proposed_by where id = ${changeId}`;
    await expect(shop.db.owner.execute(forged)).rejects.toThrow();
    const alone = sql`update customer_term_changes set status = 'effective' where id = ${changeId}`;
    await expect(shop.db.owner.execute(alone)).rejects.toThrow();
  });
});

describe('what is agreed', () => {
  const PRICES = '/price-search/v2/price/queryRealPriceSkuBatch';

  it('is what the next call of the customer pays, in the same session', async () => {
    const { itemNo } = await buildSku(shop.db.owner, { salesPrice: '86.50', listPrice: '96.00' });
    const { token } = await buildMember(shop.db.owner, { firm });
    const price = async () => (await shop.post(PRICES, { skuCodes: [itemNo] }, { token })).body.data[0].salesPrice;
    expect(await price()).toBe('86.50');
    await desk.propose(firm.code, { levelCode: 'YD102' });
    expect(await price()).toBe('91.20');
  });

  it('lets the customer buy on account up to the limit and no further', async () => {
    const { itemNo } = await buildSku(shop.db.owner, { salesPrice: '100.00' });
    const buyer = await buildMember(shop.db.owner, { firm });
    const order = (quantity: number) =>
      placeOrder(shop, buyer, [{ skuCode: itemNo, quantity }], { replace: { payWay: 'account' } });
    expect((await order(1)).body.error).toBe('ORDER_PAY_WAY_GONE');
    await desk.propose(firm.code, { credit: 'limited', creditLimit: '500.00', freeShipping: true });
    expect((await order(3)).status).toBe(200);
    expect((await order(3)).body.error).toBe('ORDER_CREDIT_SHORT');
    expect((await desk.read(firm.code)).account).toMatchObject({ used: '300.00', available: '200.00' });
  });

  it('freezes the customer: its people are out with the next call, and in again after it', async () => {
    const { token } = await buildMember(shop.db.owner, { firm });
    const status = async () => (await shop.post('/customer-terms/credit', {}, { token })).status;
    expect(await status()).toBe(200);
    await desk.propose(firm.code, { status: 0 });
    expect(await status()).toBe(401);
    await desk.propose(firm.code, { status: 1 });
    expect(await status()).toBe(200);
  });

  it('gives a group the users of a company, when two have agreed', async () => {
    const group = await freshCustomer(shop, { firmType: 'group' });
    const { token } = await buildMember(shop.db.owner, { firm: group });
    const { firmName } = await desk.read(firm.code);
    const companies = async () =>
      JSON.stringify((await shop.get('/member-center/members/companies', { token })).body.data ?? null);
    const { changeId, status } = (await desk.propose(firm.code, { groupCode: group.code })).body.data;
    expect(status).toBe('waiting');
    const before = await companies();
    await head.check(changeId, true);
    expect((await desk.read(firm.code)).terms.groupCode).toBe(group.code);
    expect([before.includes(firmName), (await companies()).includes(firmName)]).toEqual([false, true]);
    // A group that has companies stays one.
    expect((await desk.propose(group.code, { firmType: 'company' })).body.message).toContain('成员公司');
  });

  it('names who looks after the customer: he comes, and who did goes', async () => {
    const { owner } = shop.db;
    const [former, next] = [`S${nextNumber()}`, `S${nextNumber()}`];
    const elsewhere = await buildFirm(owner);
    for (const [sellerCode, at] of [
      [former, firm],
      [next, elsewhere],
    ] as const) {
      const seller = await buildMember(owner, { firm: at, participantExtendType: 5 });
      await owner.update(memberships).set({ sellerCode }).where(eq(memberships.id, seller.memberId));
    }
    expect((await desk.read(firm.code)).terms.salesCode).toBe(former);
    expect((await desk.propose(firm.code, { salesCode: next })).body.data.status).toBe('effective');
    expect((await desk.read(firm.code)).terms.salesCode).toBe(next);
    const places = await owner.select().from(memberships).where(eq(memberships.firmId, firm.firmId));
    const standing = places.map(({ sellerCode, status }) => [sellerCode, status]);
    expect(standing).toEqual(
      expect.arrayContaining([
        [former, 0],
        [next, 1],
      ]),
    );
    expect((await desk.propose(firm.code, { salesCode: former })).status).toBe(200);
    expect((await desk.read(firm.code)).terms.salesCode).toBe(former);
  });
});

describe('the list', () => {
  it('finds by name, number and credit code, and counts what all have', async () => {
    const [{ name, creditCode } = { name: '', creditCode: '' }] = (
      await shop.db.owner.execute<{ name: string; creditCode: string }>(
        sql`select name, credit_code as "creditCode" from firms where id = ${firm.firmId}`,
      )
    ).rows;
    for (const keyword of [firm.code, name, creditCode]) {
      const { list } = (await desk.post('list', { keyword })).body.data;
      expect(list.map((row: { customerCode: string }) => row.customerCode)).toContain(firm.code);
    }
    const { figures } = (await desk.post('list', {})).body.data;
    await desk.propose(firm.code, { credit: 'limited', creditLimit: '1000.00' });
    const after = (await desk.post('list', { level: 'enterprise', credit: 'limited', sort: 'limit' })).body.data;
    expect(after.figures.onAccount).toBe(figures.onAccount + 1);
    expect(Number(after.figures.limit) - Number(figures.limit)).toBe(1000);
  });

  it('is for people of the desk with the right', async () => {
    const { token } = await buildMember(shop.db.owner, { firm });
    expect((await shop.post('/customer-terms/desk/list', {}, { token })).status).toBe(403);
    expect((await desk.post('detail', { customerCode: 'OP00001' })).status).toBe(404);
    const seller = { token: clerk.token };
    expect((await shop.post('/customer-terms/desk/policy', {}, seller)).status).toBe(200);
  });
});

it('keeps its rules: who changes them needs the right and the newest version, and they count at once', async () => {
  const policy = (await head.post('policy', {})).body.data;
  const changed = { ...policy, aloneLimit: '100.00' };
  expect((await desk.post('savePolicy', changed)).status).toBe(403);
  expect((await head.post('savePolicy', changed)).body.data.version).toBe(policy.version + 1);
  expect((await head.post('savePolicy', changed)).body.error).toBe('TERM_POLICY_CHANGED');
  const made = await desk.propose(firm.code, { credit: 'limited', creditLimit: '100.01' });
  expect(made.body.data.status).toBe('waiting');
  await head.post('savePolicy', { ...policy, version: policy.version + 1 });
});
