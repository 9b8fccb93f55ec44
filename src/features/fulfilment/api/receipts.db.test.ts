import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPost } from '#app/api/open-messages.ts';
import { readPepper } from '#app/api/read-pepper.ts';
import { users } from '#features/access/api/access-tables.ts';
import { deliverEffects } from '#platform/api/outbox-worker.ts';
import { buildFirm, buildMember, type TestMember } from '#tests/factories/build-member.ts';
import { buildSku } from '#tests/factories/build-sku.ts';
import { placeOrder } from '#tests/factories/place-order.ts';
import { deskOf } from '#tests/factories/send-order.ts';
import { tinyPdf } from '#tests/factories/tiny-pdf.ts';
import { fileOf, sendForm } from '#tests/factories/upload-file.ts';
import { takeMessages } from '#tests/inbox.ts';
import { startTestShop, type TestShop, testEnv } from '#tests/test-shop.ts';
import { fulfilmentEffects } from './fulfilment-effects.ts';

let shop: TestShop;
let buyer: TestMember;
let staff: TestMember;
let desk: ReturnType<typeof deskOf>;

beforeAll(async () => {
  shop = await startTestShop({ limiter: { take: async () => null } });
  const { owner } = shop.db;
  buyer = await buildMember(owner);
  await owner.update(users).set({ email: 'buyer@firm.example' }).where(eq(users.id, buyer.userId));
  const firm = await buildFirm(owner, { firmType: 'operator' });
  staff = await buildMember(owner, { firm, permissions: ['DESK_ORDERS'] });
  desk = deskOf(shop, staff);
});
afterAll(() => shop.stop());

async function sentOrder(facts: Record<string, unknown> = {}) {
  const { itemNo } = await buildSku(shop.db.owner);
  const { body } = await placeOrder(shop, buyer, [{ skuCode: itemNo, quantity: 2 }], { replace: facts });
  const orderNo = body.data.orderNo as string;
  return { orderNo, shipmentNo: (await desk.send(orderNo)).shipmentNo as string };
}

const picture = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#eee' } })
    .withExif({ IFD0: { Copyright: 'SECRET-OWNER' } })
    .jpeg()
    .toBuffer();
const sign = async (orderNo: string, shipmentNo: string, receipts: readonly File[]) => {
  const { version } = await desk.order(orderNo);
  const fields = { orderNo, version, shipmentNo, signer: '王师傅', lines: [{ lineNo: 1, received: 2 }] };
  const files = Object.fromEntries(receipts.map((file, at) => [`receipts[${at}]`, file]));
  return sendForm(shop, '/oms-front/desk/shipments/sign', { fields, files }, staff);
};
const receiptsOf = async (orderNo: string) => {
  const { records } = (await shop.post(`/oms-front/trade/getOrderSignList/${orderNo}`, {}, { token: buyer.token })).body
    .data;
  return records[0].receipts as { href: string; name: string; mediaType: string }[];
};

it('keeps scans without a trace of the original, for the firm and the desk alone', async () => {
  const { orderNo, shipmentNo } = await sentOrder();
  const receipts = [fileOf(await picture(), '../../回单.jpg')];
  expect((await sign(orderNo, shipmentNo, receipts)).status).toBe(200);
  const [receipt] = await receiptsOf(orderNo);
  expect(receipt).toMatchObject({ mediaType: 'image/webp', name: expect.not.stringContaining('/') });
  const colleague = await buildMember(shop.db.owner, { firm: buyer, permissions: ['ORDER_MANAGEMENT'] });
  const stranger = await buildMember(shop.db.owner);
  const get = (token?: string) => fetch(`${shop.url}${receipt?.href}`, { headers: token ? { token } : {} });
  const bytes = Buffer.from(await (await get(buyer.token)).arrayBuffer());
  expect(bytes.includes('SECRET-OWNER')).toBe(false);
  expect((await get(staff.token)).status).toBe(200);
  // Not his order: a colleague without the right over the firm's orders sees what strangers see.
  for (const token of [undefined, stranger.token, colleague.token]) expect((await get(token)).status).toBe(404);
});

it('keeps a PDF as it is, to be saved and never run', async () => {
  const { orderNo, shipmentNo } = await sentOrder();
  await sign(orderNo, shipmentNo, []);
  const files = { 'receipts[0]': fileOf(tinyPdf(), '签收单.pdf') };
  const added = await sendForm(shop, '/oms-front/desk/shipments/addReceipts', { fields: { shipmentNo }, files }, staff);
  expect(added.status).toBe(200);
  const [receipt] = await receiptsOf(orderNo);
  const answer = await fetch(`${shop.url}${receipt?.href}`, { headers: { token: buyer.token } });
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment/);
  expect(answer.headers.get('content-security-policy')).toContain('sandbox');
});

it.each([
  ['a page that calls itself a picture', Buffer.from('<!doctype html><script>'), 'RECEIPT_KIND'],
  ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'RECEIPT_KIND'],
  ['a cut photograph', Buffer.from('\xff\xd8\xff\xe0rest', 'latin1'), 'RECEIPT_UNREADABLE'],
])('refuses %s, and signs nothing', async (_, bytes, error) => {
  const { orderNo, shipmentNo } = await sentOrder();
  const answer = await sign(orderNo, shipmentNo, [fileOf(bytes, 'a.png')]);
  expect([answer.status, answer.body.error]).toEqual([422, error]);
  expect((await desk.order(orderNo)).parcels[0].statusLabel).toBe('已发出');
});

it('names the one of several that is refused, and what is wrong with it', async () => {
  const { orderNo, shipmentNo } = await sentOrder();
  const files = [fileOf(tinyPdf(), '签收单.pdf'), fileOf(Buffer.from('no paper'), '第二页.pdf')];
  const { body } = await sign(orderNo, shipmentNo, files);
  expect(body.message).toBe('第二页.pdf：这个文件不是 PDF，或者已损坏，请重新导出后上传');
});

it('tells the buyer of each parcel, with his own number in the mail', async () => {
  const { orderNo, shipmentNo } = await sentOrder({ poNumber: 'PO-7788' });
  await desk.act('shipments/deliver', orderNo, { shipmentNo });
  const messages = createPost(await readPepper(testEnv));
  await deliverEffects(shop.db.app, fulfilmentEffects(shop.db.app, messages, 'http://shop.test'));
  const heard = (await takeMessages(shop, 'buyer@firm.example')).filter(({ text }) => text.includes(orderNo));
  expect(heard.map(({ text }) => text.includes('PO 号：PO-7788'))).toEqual([true, true]);
  expect(heard.map(({ text }) => /已发出|已送达/.exec(text)?.[0])).toEqual(['已发出', '已送达']);
});
