import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createPost } from '#app/api/open-messages.ts';
import { readPepper } from '#app/api/read-pepper.ts';
import { deliverEffects } from '#platform/api/outbox-worker.ts';
import { UNCOUNTED } from '#platform/api/rate-limit.ts';
import { buildFirm, buildMember, type TestMember } from '#tests/factories/build-member.ts';
import { applyForCase, caseDeskOf } from '#tests/factories/case-desk.ts';
import { carryOutTold } from '#tests/inbox.ts';
import { startTestShop, type TestShop, testEnv } from '#tests/test-shop.ts';
import { afterSaleReturns } from '../return-tables.ts';
import { confirmSilent, endLapsed, escalateLate } from './case-jobs.ts';
import { deskNewsEffects } from './desk-news.ts';

let shop: TestShop;
let buyer: TestMember;
let boss: TestMember;
let clerk: TestMember;
let desk: ReturnType<typeof caseDeskOf>;
let post: { messages: ReturnType<typeof createPost>; origin: string };

beforeAll(async () => {
  shop = await startTestShop({ limiter: UNCOUNTED });
  post = { messages: createPost(await readPepper(testEnv)), origin: testEnv.origin };
  const firm = await buildFirm(shop.db.owner, { firmType: 'operator' });
  const all = ['DESK_AFTER_SALES', 'DESK_AFTER_SALES_GOODS', 'DESK_AFTER_SALES_CHECK'] as const;
  boss = await buildMember(shop.db.owner, { firm, permissions: all });
  clerk = await buildMember(shop.db.owner, { firm, permissions: ['DESK_AFTER_SALES'] });
  desk = caseDeskOf(shop, boss);
  await shop.db.owner.execute(sql`insert into warehouses (code, name, province_code) values ('SH', '上海仓', '31')
    on conflict do nothing`);
});
afterAll(() => shop.stop());
beforeEach(async () => {
  buyer = await buildMember(shop.db.owner);
});

const asked = (kind = 'return') => applyForCase(shop, buyer, [{ kind, quantity: 2 }]);
const statusOf = async (caseNo: string) => (await desk.read(caseNo)).status;

async function heard(event: string, member = boss) {
  await carryOutTold(shop.db, await readPepper(testEnv));
  const { body } = await shop.post('/news-center/message/list', {}, { token: member.token });
  return (body.data.list as { event: string; title: string; href: string }[]).filter((one) => one.event === event);
}

/** As if everything of the case had happened so many days ago. */
const daysAgo = (caseNo: string, days: number) =>
  shop.db.owner.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`update after_sale_events set created_at = created_at - make_interval(days => ${days})
      where case_id = (select id from after_sale_cases where case_no = ${caseNo})`);
  });

it('tells the supervisors of a step that is late, once for each promise', async () => {
  const { caseNo } = await asked();
  expect(await escalateLate(shop.db.app, post, new Date())).toBe(0);
  await shop.db.owner.execute(
    sql`update after_sale_cases set due_at = now() - interval '1 minute' where case_no = ${caseNo}`,
  );
  expect(await escalateLate(shop.db.app, post, new Date())).toBe(1);
  expect(await escalateLate(shop.db.app, post, new Date())).toBe(0);
  const mine = (await heard('afterSale.overdue')).filter(({ title }) => title.includes(caseNo));
  expect(mine).toMatchObject([{ href: `/desk/caseDetail.html?caseNo=${caseNo}` }]);
  expect(await heard('afterSale.overdue', clerk)).toEqual([]);
});

it('takes silence for content when the days are over, not before', async () => {
  const { caseNo } = await asked('refund_only');
  await desk.grant(caseNo);
  expect(await statusOf(caseNo)).toBe('confirming');
  expect(await confirmSilent(shop.db.app, new Date())).toBe(0);
  await shop.db.owner.execute(
    sql`update after_sale_cases set confirm_until = now() - interval '1 minute' where case_no = ${caseNo}`,
  );
  expect(await confirmSilent(shop.db.app, new Date())).toBe(1);
  expect(await confirmSilent(shop.db.app, new Date())).toBe(0);
  expect(await statusOf(caseNo)).toBe('completed');
});

it('ends a case whose goods were not sent in time, and its parcel', async () => {
  const { caseNo } = await asked();
  await desk.grant(caseNo);
  await daysAgo(caseNo, 13);
  await endLapsed(shop.db.app);
  expect(await statusOf(caseNo)).toBe('to_return');
  await daysAgo(caseNo, 2);
  await endLapsed(shop.db.app);
  expect(await desk.read(caseNo)).toMatchObject({
    status: 'rejected',
    rejectReason: '审核通过后 14 天没有寄回，售后单已关闭',
    returns: [{ status: 'called_off' }],
  });
});

it('waits for goods that a carrier has', async () => {
  const { caseNo } = await asked();
  await desk.grant(caseNo);
  const [{ returnNo }] = (await desk.read(caseNo)).returns;
  await shop.db.owner.update(afterSaleReturns).set({ status: 'moving' }).where(eq(afterSaleReturns.returnNo, returnNo));
  await daysAgo(caseNo, 30);
  await endLapsed(shop.db.app);
  expect(await statusOf(caseNo)).toBe('to_return');
});

it('ends a case whose question nobody answered', async () => {
  const { caseNo } = await asked();
  await desk.act('ask', caseNo, { question: '请补充照片' });
  await daysAgo(caseNo, 8);
  await endLapsed(shop.db.app);
  expect(await desk.read(caseNo)).toMatchObject({ status: 'rejected', rejectReason: '7 天没有补充资料，售后单已关闭' });
});

it('tells who checks of a decision that waits, and who decided of its return', async () => {
  const { caseNo } = await applyForCase(shop, buyer, [{ kind: 'refund_only', quantity: 400 }]);
  await caseDeskOf(shop, clerk).grant(caseNo);
  const carry = async () => {
    while ((await deliverEffects(shop.db.app, deskNewsEffects(shop.db.app, post))) > 0);
  };
  await carry();
  expect(await heard('afterSale.checking')).toMatchObject([{ href: `/desk/caseDetail.html?caseNo=${caseNo}` }]);
  await desk.act('check', caseNo, { agreed: false, reason: '先要照片' });
  await carry();
  expect(await heard('afterSale.checkRefused', clerk)).toMatchObject([
    { href: `/desk/caseDetail.html?caseNo=${caseNo}` },
  ]);
  expect(await heard('afterSale.checkRefused')).toEqual([]);
});
