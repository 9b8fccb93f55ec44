import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { users } from '#features/access/api/access-tables.ts';
import { announceEnquiries } from '#features/enquiries/api/enquiry-jobs.ts';
import { fulfilmentEffects } from '#features/fulfilment/api/fulfilment-effects.ts';
import { fulfilmentJobs } from '#features/fulfilment/api/fulfilment-jobs.ts';
import { orderMessageEffects } from '#features/orders/api/order-message-effects.ts';
import { deliverEffects } from '#platform/api/outbox-worker.ts';
import { UNCOUNTED } from '#platform/api/rate-limit.ts';
import { buildFirm, buildMember, type TestMember } from '#tests/factories/build-member.ts';
import { buildSku } from '#tests/factories/build-sku.ts';
import { nextNumber } from '#tests/factories/next-number.ts';
import { placeOrder } from '#tests/factories/place-order.ts';
import { deskOf } from '#tests/factories/send-order.ts';
import { carryOutTold, takeMessages } from '#tests/inbox.ts';
import { startTestShop, type TestShop, testEnv } from '#tests/test-shop.ts';
import { createPost } from './open-messages.ts';
import { readPepper } from './read-pepper.ts';

/** What people of a company and of the desk hear of when something happens, from the act to the row in their list. */
let shop: TestShop;
let staff: TestMember;
let buyer: TestMember;
let post: { messages: ReturnType<typeof createPost>; origin: string };

beforeAll(async () => {
  shop = await startTestShop({ limiter: UNCOUNTED });
  post = { messages: createPost(await readPepper(testEnv)), origin: testEnv.origin };
  const firm = await buildFirm(shop.db.owner, { firmType: 'operator' });
  staff = await buildMember(shop.db.owner, { firm, permissions: ['DESK_QUOTES', 'DESK_ORDERS'] });
});
afterAll(() => shop.stop());
beforeEach(async () => {
  buyer = await buildMember(shop.db.owner);
});

const call = (path: string, input: unknown, member = buyer) =>
  shop.post(path, input, { token: member.token, key: randomUUID() });

/** Lists of people after everything that was told is carried out, twice. */
async function heard(
  member = buyer,
): Promise<{ event: string; title: string; poNumber: string | null; href: string }[]> {
  const pepper = await readPepper(testEnv);
  for (let n = 0; n < 2; n += 1) {
    while ((await deliverEffects(shop.db.app, orderMessageEffects(shop.db.app, post))) > 0);
    await carryOutTold(shop.db, pepper);
  }
  const { body } = await call('/news-center/message/list', {}, member);
  return body.data.list;
}

const order = async (poNumber: string) => {
  const { itemNo } = await buildSku(shop.db.owner, { salesPrice: '50.00' });
  const wish = [{ skuCode: itemNo, quantity: 1 }];
  const { body } = await placeOrder(shop, buyer, wish, { replace: { payWay: 'account', poNumber } });
  return body.data.orderNo as string;
};

it('a buyer hears that an order stands, once, with the PO number', async () => {
  const orderNo = await order('PO-4711');
  await heard();
  expect(await heard()).toMatchObject([
    { event: 'order.confirmed', title: `订单 ${orderNo}（PO 号 PO-4711） 已确认，正在备货`, poNumber: 'PO-4711' },
  ]);
});

it('a buyer hears of a cancellation by others, not of his own', async () => {
  const own = await order('PO-1');
  await call('/oms-front/trade/cancel', { orderNo: own, reason: '不需要了' });
  expect((await heard()).map(({ event }) => event)).not.toContain('order.cancelled');
  const colleague = await buildMember(shop.db.owner, { firm: buyer });
  const other = await order('PO-2');
  const answer = await call('/oms-front/trade/cancel', { orderNo: other, reason: '重复下单' }, colleague);
  expect(answer.status).toBe(200);
  expect(await heard()).toContainEqual(expect.objectContaining({ event: 'order.cancelled', poNumber: 'PO-2' }));
});

it('a buyer hears of parts that did not leave on their day, once for each promise', async () => {
  const orderNo = await order('PO-9');
  await shop.db.owner.execute(sql`insert into order_parts (firm_id, order_id, part_no, promised_on, status)
    select firm_id, id, 1, (now() at time zone 'Asia/Shanghai')::date - 1, 'to_pick' from orders where order_no = ${orderNo}`);
  const late = fulfilmentJobs(shop.db.app, post).find(({ name }) => name === 'tell-late');
  await late?.run();
  await late?.run();
  const told = (await heard()).filter(({ event }) => event === 'parcel.late');
  expect(told).toMatchObject([{ title: `订单 ${orderNo}（PO 号 PO-9） 晚于承诺交期`, poNumber: 'PO-9' }]);
});

it('a buyer hears who signed for his parcel, unless it was himself', async () => {
  const desk = deskOf(shop, staff);
  const sign = async (poNumber: string, member: TestMember) => {
    const { shipmentNo } = await desk.send(await order(poNumber));
    const lines = [{ lineNo: 1, received: 1 }];
    const { body } = await call('/oms-front/trade/signShipment', { shipmentNo, signer: '小李', lines }, member);
    expect(body).toMatchObject({ success: true });
  };
  const colleague = await buildMember(shop.db.owner, { firm: buyer });
  await sign('PO-OWN', buyer);
  await sign('PO-THEIRS', colleague);
  const effects = fulfilmentEffects(shop.db.app, post.messages, post.origin);
  while ((await deliverEffects(shop.db.app, effects)) > 0);
  const told = (await heard()).filter(({ event }) => event === 'parcel.signedByOther');
  expect(told).toMatchObject([{ title: expect.stringContaining('已签收，签收人：小李'), poNumber: 'PO-THEIRS' }]);
});

it('the desk hears of an enquiry nobody has taken, and its buyer of the desk’s question', async () => {
  const lines = [{ name: '非标垫片 φ80', quantity: 12 }];
  const { enquiryNo } = (await call('/oms-front/enquiry/create', { lines })).body.data;
  await announceEnquiries(shop.db.app, post);
  await announceEnquiries(shop.db.app, post);
  const received = (await heard(staff)).filter(({ title }) => title === `新询价单 ${enquiryNo}`);
  expect(received).toMatchObject([{ event: 'enquiry.received', href: '/desk/enquiries.html' }]);
  const desk = async (act: string, more: object = {}) => {
    const { version } = (await call('/oms-front/desk/enquiries/detail', { enquiryNo }, staff)).body.data;
    return call(`/oms-front/desk/enquiries/${act}`, { enquiryNo, version, ...more }, staff);
  };
  await desk('take');
  await desk('ask', { question: '什么材质？' });
  expect(await heard()).toMatchObject([{ event: 'enquiry.asked', title: `询价单 ${enquiryNo} 需要您补充信息` }]);
});

it('who administers users hears that an invitation was accepted, and nobody else', async () => {
  const clerk = await buildMember(shop.db.owner, { firm: buyer, permissions: ['ORDER_ADD'] });
  const email = `neu${nextNumber()}@firm.example`;
  const invited = await call('/member-center/members/invite', await invitation(email));
  expect(invited.body).toMatchObject({ success: true });
  const [mail] = await takeMessages(shop, email);
  const invitationCode = /code=([\w-]+)/.exec(mail?.text ?? '')?.[1];
  await shop.db.owner.update(users).set({ passwordHash: null }).where(eq(users.email, email));
  await shop.post('/member-center/user/modifyPassword', { invitationCode, newPassword: 'Wagen-7-Blau!' });
  expect(await heard()).toMatchObject([{ event: 'member.joined' }]);
  expect(await heard(clerk)).toEqual([]);
});

/** As the form of members sends it. */
async function invitation(email: string) {
  const { rows } = await shop.db.owner.execute<{ id: string }>(
    sql`select id::text from roles where firm_id = ${buyer.firmId} limit 1`,
  );
  const place = { departmentId: null, jobTitle: '', dataScope: 'self', approves: false, amountLimit: null };
  return { name: '新同事', email, roleIds: [rows[0]?.id], ...place };
}
