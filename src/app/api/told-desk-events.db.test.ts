import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { endRun, importEffects } from '#features/catalog-import/api/desk/end-run.ts';
import { importRuns } from '#features/catalog-import/api/import-tables.ts';
import { tellOfStuckWork } from '#features/diagnostics/api/tell-of-stuck-work.ts';
import { tellUnconfirmed } from '#features/orders/api/tell-unconfirmed.ts';
import { approvedEffects } from '#features/quotes/api/approval/tell-approved.ts';
import { inTransaction } from '#platform/api/database.ts';
import { deliverEffects } from '#platform/api/outbox-worker.ts';
import { UNCOUNTED } from '#platform/api/rate-limit.ts';
import { approvalCalls } from '#tests/factories/approval-calls.ts';
import { buildFlow } from '#tests/factories/build-flow.ts';
import { buildFirm, buildMember, type TestMember } from '#tests/factories/build-member.ts';
import { buildSku } from '#tests/factories/build-sku.ts';
import { placeOrder } from '#tests/factories/place-order.ts';
import { quoteDeskOf } from '#tests/factories/quote-desk.ts';
import { carryOutTold } from '#tests/inbox.ts';
import { startTestShop, type TestShop, testEnv } from '#tests/test-shop.ts';
import { createPost } from './open-messages.ts';
import { readPepper } from './read-pepper.ts';

/** What the desk hears of: who holds the right, once, with the page on which something can be done about it. */
let shop: TestShop;
let buyer: TestMember;
let desk: TestMember;
let other: TestMember;
let post: { messages: ReturnType<typeof createPost>; origin: string };

const RIGHTS = ['DESK_ORDERS', 'DESK_QUOTES', 'DESK_CORRECTIONS', 'DESK_MONITORING', 'DESK_IMPORT'] as const;

beforeAll(async () => {
  shop = await startTestShop({ limiter: UNCOUNTED });
  post = { messages: createPost(await readPepper(testEnv)), origin: testEnv.origin };
  const firm = await buildFirm(shop.db.owner, { firmType: 'operator' });
  desk = await buildMember(shop.db.owner, { firm, permissions: RIGHTS });
  other = await buildMember(shop.db.owner, { firm, permissions: ['DESK_SURVEYS'] });
  buyer = await buildMember(shop.db.owner);
});
afterAll(() => shop.stop());

async function heard(event: string, member = desk) {
  await carryOutTold(shop.db, await readPepper(testEnv));
  const { body } = await shop.post('/news-center/message/list', {}, { token: member.token });
  return (body.data.list as { event: string }[]).filter((one) => one.event === event);
}

it('a correction that was handed in', async () => {
  const { itemNo } = await buildSku(shop.db.owner);
  const input = { itemCode: itemNo, fields: ['name'], content: '名称写错了，应为外六角', contact: '', pictures: [] };
  const token = { token: buyer.token, key: randomUUID() };
  const { body } = await shop.post('/product-provider-v2/productErrorCorrection/save', input, token);
  expect(body).toMatchObject({ success: true });
  await shop.post('/product-provider-v2/productErrorCorrection/save', input, token);
  expect(await heard('correction.received')).toMatchObject([
    { title: `新商品纠错 ${body.data.number}`, href: '/desk/corrections.html' },
  ]);
  expect(await heard('correction.received', other)).toEqual([]);
});

it('and finds in his settings what his rights let him hear, no more', async () => {
  const codes = async ({ token }: TestMember) => {
    const { body } = await shop.get('/news-center/message/preferences', { token });
    return (body.data.events as { code: string; group: string }[]).flatMap(({ code, group }) =>
      group === 'desk' ? [code] : [],
    );
  };
  expect((await codes(desk)).toSorted()).toEqual([
    'correction.received',
    'enquiry.received',
    'import.done',
    'import.failed',
    'order.unconfirmed',
    'quote.approved',
    'work.stuck',
  ]);
  expect(await codes(other)).toEqual([]);
});

it('an order that waits for its confirmation since hours', async () => {
  const { itemNo } = await buildSku(shop.db.owner, { salesPrice: '50.00' });
  const replace = { payWay: 'account', poNumber: 'PO-77' };
  const { body } = await placeOrder(shop, buyer, [{ skuCode: itemNo, quantity: 1 }], { replace });
  const { orderNo } = body.data;
  const wait = (hours: number) =>
    shop.db.owner.transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`);
      await tx.execute(sql`update orders set status = 'confirming' where order_no = ${orderNo}`);
      await tx.execute(sql`update order_events set to_status = 'confirming', created_at = now() - make_interval(hours => ${hours})
        where order_id = (select id from orders where order_no = ${orderNo})`);
    });
  await wait(3);
  await tellUnconfirmed(shop.db.app, post);
  expect(await heard('order.unconfirmed')).toEqual([]);
  await wait(5);
  await tellUnconfirmed(shop.db.app, post);
  await tellUnconfirmed(shop.db.app, post);
  expect(await heard('order.unconfirmed')).toMatchObject([
    { poNumber: 'PO-77', href: `/desk/orderDetail.html?orderNo=${orderNo}` },
  ]);
});

it('a quote its customer’s approvers have agreed to, to who made it', async () => {
  const { owner } = shop.db;
  const approver = await buildMember(owner, { firm: buyer, permissions: ['ORDER_APPROVE'] });
  await buildFlow(owner, buyer.firmId, { documentType: 'quote', members: [approver.memberId] });
  const { itemNo } = await buildSku(owner, { salesPrice: '120.00' });
  const call = (path: string, input: object) =>
    shop.post(`/oms-front/quote/${path}`, input, { token: buyer.token, key: randomUUID() });
  const { quoteNo } = (await call('create', { lines: [{ skuCode: itemNo, quantity: 10 }] })).body.data;
  await quoteDeskOf(shop, desk).send(quoteNo, { prices: ['100.00'] });
  await call(`startFlow/${quoteNo}/firm`, {});
  const approvals = approvalCalls(shop);
  await approvals.decide(approver, await approvals.todo(approver), 'approve');
  while ((await deliverEffects(shop.db.app, approvedEffects(shop.db.app, post))) > 0);
  expect(await heard('quote.approved')).toMatchObject([
    { title: `报价 ${quoteNo} 已通过客户审批`, href: `/desk/quoteDetail.html?quoteNo=${quoteNo}` },
  ]);
  expect(await heard('quote.approved', other)).toEqual([]);
});

it('work that was given up', async () => {
  await tellOfStuckWork(shop.db.app, post);
  expect(await heard('work.stuck')).toEqual([]);
  await shop.db.owner.execute(
    sql`insert into outbox (topic, payload, dead_at) values ('catalog.changed', '{}', now()), ('catalog.changed', '{}', now())`,
  );
  await tellOfStuckWork(shop.db.app, post);
  await tellOfStuckWork(shop.db.app, post);
  expect(await heard('work.stuck')).toMatchObject([
    { title: '2 项后台任务多次重试后仍失败', href: '/desk/monitoring.html', kind: 'alert' },
  ]);
});

it.each([
  ['done', { added: 3 }, '新增 3、更新 0、未变 0、拒绝 0 行'],
  ['failed', { problem: '文件打不开' }, '文件打不开'],
] as const)('an import that is %s, to who started it', async (status, facts, text) => {
  const [run] = await shop.db.owner
    .insert(importRuns)
    .values({ fileName: 'a.csv', storageKey: 'x', byteSize: 1, supplier: 's', status: 'running', userId: desk.userId })
    .returning();
  const worker = { firmId: null, userId: null, right: 'worker' } as const;
  for (let n = 0; n < 2; n += 1) {
    await inTransaction(shop.db.app, worker, 'write', (db) => endRun(db, run?.id ?? 0n, status, facts));
  }
  while ((await deliverEffects(shop.db.app, importEffects(shop.db.app, post))) > 0);
  expect(await heard(`import.${status}`)).toMatchObject([{ href: `/desk/importDetail.html?id=${run?.id}` }]);
  const [told] = (await heard(`import.${status}`)) as unknown as { text: string }[];
  expect(told?.text).toContain(text);
  expect(await heard(`import.${status}`, other)).toEqual([]);
});
