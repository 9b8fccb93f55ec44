import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { UNCOUNTED } from '#platform/api/rate-limit.ts';
import { todayInShanghai } from '#platform/shared/shanghai.ts';
import { buildMember, type TestMember } from '#tests/factories/build-member.ts';
import { type FreshCustomer, freshCustomer, termsDeskOf, termsDeskPeople } from '#tests/factories/terms-desk.ts';
import { tellIntoList } from '#tests/factories/told-letters.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';
import { endRaises } from './end-raises.ts';

const DAY_MS = 86_400_000;
const inDays = (days: number) => todayInShanghai(new Date(Date.now() + days * DAY_MS));

let shop: TestShop;
let desk: ReturnType<typeof termsDeskOf>;
let head: ReturnType<typeof termsDeskOf>;
let firm: FreshCustomer;
let buyer: TestMember;

beforeAll(async () => {
  shop = await startTestShop({ limiter: UNCOUNTED });
  const { clerk, boss } = await termsDeskPeople(shop);
  [desk, head] = [termsDeskOf(shop, clerk), termsDeskOf(shop, boss)];
});
afterAll(() => shop.stop());
beforeEach(async () => {
  firm = await freshCustomer(shop);
  buyer = await buildMember(shop.db.owner, { firm });
});

const OPEN = { kind: 'open', amount: '30000.00', termDays: 30, reason: '每月采购约两万元' };
const call = (path: string, input: object = {}, as = buyer) =>
  shop.post(`/customer-terms/credit${path}`, input, { token: as.token, key: randomUUID() });
const apply = (input: object = OPEN, as = buyer) => call('/apply', input, as);
const own = async () => (await call('')).body.data;
const queued = async (facts: object = {}) =>
  (await desk.post('applications', { keyword: firm.code, ...facts })).body.data.list[0];

/** Grants the application that is open, as the desk sees it. */
async function grant(input: object = {}, by = desk) {
  const { applicationNo, version, termsVersion, amount, currentTermDays, until } = await queued();
  const as = { applicationNo, version, termsVersion, amount, termDays: currentTermDays, until, note: '' };
  return by.post('applications/grant', { ...as, ...input });
}

describe('a company applies', () => {
  it('for a first credit: the desk sees what it has to know, grants it, and the company has it', async () => {
    expect(await own()).toMatchObject({ credit: 'none', kinds: ['open'], applications: [] });
    const made = await apply();
    expect(made.body.data).toMatchObject({ applicationNo: expect.stringMatching(/^SX\d{12}$/), statusLabel: '审核中' });
    expect(await own()).toMatchObject({ kinds: [], applications: [{ amount: '30000.00', mayWithdraw: true }] });
    expect(await queued()).toMatchObject({
      firmName: expect.any(String),
      statusLabel: '待审核',
      credit: 'none',
      orders: 0,
    });
    const granted = await grant({ amount: '20000.00', note: '先按两万' });
    expect(granted.body.data).toMatchObject({ status: 'granted' });
    expect(await own()).toMatchObject({
      ...{ credit: 'limited', limit: '20000.00', kinds: ['raise', 'temporary'] },
      applications: [{ status: 'granted', grantedAmount: '20000.00', answer: '先按两万', mayWithdraw: false }],
    });
    expect((await desk.read(firm.code)).history[0]).toMatchObject({ applicationNo: made.body.data.applicationNo });
  });

  it('for more than one person may give: it waits for a second one, and nobody outside hears of it', async () => {
    await apply({ ...OPEN, amount: '90000.00' });
    const first = await grant();
    expect(first.body.data).toMatchObject({ status: 'checking' });
    expect((await own()).applications[0]).toMatchObject({
      status: 'submitted',
      statusLabel: '审核中',
      grantedAmount: null,
    });
    const { waiting } = await head.read(firm.code);
    // Given back, it lies with who decides again.
    await head.check(waiting.changeId, false, '资料不足');
    expect(await queued()).toMatchObject({ status: 'submitted' });
    await grant();
    const { waiting: again } = await head.read(firm.code);
    await head.check(again.changeId, true);
    expect(await own()).toMatchObject({ limit: '90000.00', applications: [{ status: 'granted' }] });
  });

  it('and is refused with a reason it reads', async () => {
    await apply();
    const { applicationNo, version } = await queued();
    expect((await desk.post('applications/reject', { applicationNo, version, note: '' })).body.error).toBe(
      'APPLICATION_NOTE_MISSING',
    );
    await desk.post('applications/reject', { applicationNo, version, note: '注册未满三个月' });
    expect((await own()).applications).toMatchObject([{ status: 'rejected', answer: '注册未满三个月' }]);
    expect((await desk.post('applications/reject', { applicationNo, version, note: '又一次' })).body.error).toBe(
      'APPLICATION_MOVED',
    );
  });

  it('once at a time, also in the same moment, and takes it back', async () => {
    const both = await Promise.all([apply(), apply()]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const [{ applicationNo }] = (await own()).applications;
    expect((await call('/withdraw', { applicationNo })).body.data.status).toBe('withdrawn');
    expect((await call('/withdraw', { applicationNo })).body.error).toBe('APPLICATION_MOVED');
    expect((await apply()).status).toBe(200);
  });

  it.each([
    [{ ...OPEN, kind: 'raise' }, 'CREDIT_KIND_WRONG'],
    [{ ...OPEN, amount: '0.00' }, undefined],
    [{ ...OPEN, kind: 'temporary' }, undefined],
    [{ ...OPEN, reason: ' ' }, undefined],
  ])('not with %o', async (input, error) => {
    const { status, body } = await apply(input);
    expect(status).toBe(400);
    if (error) expect(body.error).toBe(error);
  });

  it('of its own alone, and only people of its kind', async () => {
    await apply();
    const [{ applicationNo }] = (await own()).applications;
    const stranger = await buildMember(shop.db.owner, { firm: await freshCustomer(shop) });
    expect((await call('/withdraw', { applicationNo }, stranger)).status).toBe(404);
    const unable = await buildMember(shop.db.owner, { firm, permissions: ['ORDER_MANAGEMENT'] });
    expect((await call('', {}, unable)).status).toBe(403);
    const sales = await buildMember(shop.db.owner, { firm, participantExtendType: 5 });
    expect((await call('', {}, sales)).status).toBe(403);
    const group = await buildMember(shop.db.owner, { firm: await freshCustomer(shop, { firmType: 'group' }) });
    expect((await call('', {}, group)).status).toBe(403);
  });
});

describe('a limit for a while', () => {
  beforeEach(async () => {
    await desk.propose(firm.code, { credit: 'limited', creditLimit: '10000.00' });
  });
  const raise = { kind: 'temporary', amount: '40000.00', until: inDays(20), reason: '年底备货' };
  const { messages, letters } = tellIntoList();
  const calendar = () => endRaises(shop.db.app, { messages, origin: '' });
  const pass = () =>
    shop.db.owner.execute(
      sql`update customer_terms set raise_until = current_date - 2 where firm_id = ${firm.firmId} and raise_until is not null`,
    );

  it('has to be higher and to end', async () => {
    expect((await apply({ ...raise, amount: '10000.00' })).body.error).toBe('CREDIT_NOT_HIGHER');
    expect((await apply({ ...raise, until: inDays(0) })).body.error).toBe('CREDIT_DAY_WRONG');
    expect((await apply({ ...raise, until: inDays(200) })).body.error).toBe('CREDIT_DAY_WRONG');
  });

  it('falls back by the calendar, once, and the history says so', async () => {
    await apply(raise);
    await grant();
    expect(await own()).toMatchObject({ limit: '40000.00', until: raise.until, limitAfter: '10000.00' });
    expect(await calendar()).toBe(0);
    await pass();
    expect([await calendar(), await calendar()]).toEqual([1, 0]);
    expect(letters).toMatchObject([{ subject: '临时授信额度已到期' }]);
    expect(await own()).toMatchObject({ limit: '10000.00', until: null, limitAfter: null });
    const [line] = (await desk.read(firm.code)).history;
    expect(line).toMatchObject({ status: 'effective', proposedBy: '', reason: expect.stringContaining('到期') });
  });

  it('is ended by a limit that was agreed for good', async () => {
    await apply(raise);
    await grant();
    await desk.propose(firm.code, { creditLimit: '45000.00', creditUntil: null });
    await pass();
    expect(await calendar()).toBe(0);
    expect(await own()).toMatchObject({ limit: '45000.00', until: null });
  });

  it('makes a change stale that waited over its end', async () => {
    await apply(raise);
    await grant();
    const { changeId } = (await desk.propose(firm.code, { creditLimit: '90000.00' })).body.data;
    await pass();
    await calendar();
    expect((await head.check(changeId, true)).body.error).toBe('TERM_CHANGE_STALE');
    expect(await own()).toMatchObject({ limit: '10000.00' });
  });
});
