import { eq } from 'drizzle-orm';
import { decodeQR } from 'qr/decode.js';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { memberships } from '#features/access/api/access-tables.ts';
import { UNCOUNTED } from '#platform/api/rate-limit.ts';
import { buildMember, type TestMember } from '#tests/factories/build-member.ts';
import { buildSku } from '#tests/factories/build-sku.ts';
import { inviteeWith, USER_CODES } from '#tests/factories/member-desk.ts';
import { placeOrder } from '#tests/factories/place-order.ts';
import { takeMessages } from '#tests/inbox.ts';
import { startTestShop, type TestShop, testEnv } from '#tests/test-shop.ts';

/** What leaves the shop leads back to the configured origin, whatever the request claimed about hosts. */
const CLAIMS = {
  'x-forwarded-host': 'evil.example',
  'x-forwarded-proto': 'https',
  'x-forwarded-server': 'evil.example',
  'x-original-host': 'evil.example',
  forwarded: 'host=evil.example;proto=https',
  referer: 'https://evil.example/u-A.html',
};

let shop: TestShop;
let sales: TestMember;
let itemNo: string;

beforeAll(async () => {
  shop = await startTestShop({ limiter: UNCOUNTED });
  const { owner } = shop.db;
  const permissions = ['QUOTE_MANAGEMENT', 'ORDER_MANAGEMENT', 'ORDER_ADD'] as const;
  sales = await buildMember(owner, { participantExtendType: 5, permissions, dataScope: 'company' });
  await owner.update(memberships).set({ sellerCode: 'S20815' }).where(eq(memberships.id, sales.memberId));
  itemNo = (await buildSku(owner)).itemNo;
});
afterAll(() => shop.stop());

const ask = async (path: string, input: object, as: TestMember, key?: string) => {
  const { status, body } = await shop.post(path, input, { token: as.token, headers: CLAIMS, key });
  expect(status, JSON.stringify(body)).toBe(200);
  expect(JSON.stringify(body)).not.toContain('evil.example');
  return body.data;
};

/** The address inside a picture of a QR code, or of a poster that carries one. */
async function addressIn(dataUrl: string): Promise<URL> {
  const picture = sharp(Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64')).flatten({ background: '#fff' });
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return new URL(decodeQR({ data, width: info.width, height: info.height }));
}

describe('the configured origin', () => {
  it('is in a QR code', async () => {
    const { image } = await ask(
      '/marketing-center/generate/QRCode',
      { content: `/u-${itemNo}.html`, size: 300 },
      sales,
    );
    expect((await addressIn(image)).href).toBe(`${testEnv.origin}/u-${itemNo}.html`);
  });

  it('is on a poster, in its QR code too', async () => {
    const { image, quoteLink } = await ask('/marketing-center/share/poster', { itemCode: itemNo }, sales);
    expect(new URL(quoteLink).origin).toBe(testEnv.origin);
    expect((await addressIn(image)).href).toBe(quoteLink);
  });

  it('is in the QR code of an order', async () => {
    const buyer = await buildMember(shop.db.owner, { firm: sales, permissions: ['ORDER_MANAGEMENT', 'ORDER_ADD'] });
    const { orderNo } = (await placeOrder(shop, buyer, [{ skuCode: itemNo, quantity: 1 }])).body.data;
    const { url } = await ask('/oms-front/orderShare/create', { orderNo }, buyer, 'origin-share-1');
    expect(new URL(url).origin).toBe(testEnv.origin);
    const { image } = await ask('/oms-front/orderShare/QRCode', { content: url, format: 'png', size: 300 }, buyer);
    expect((await addressIn(image)).href).toBe(url);
  });

  it('is in the mail of an invitation', async () => {
    const admin = await buildMember(shop.db.owner);
    const role = await ask(
      '/member-center/roles/add',
      { name: '仓管', note: '', codes: USER_CODES.slice(0, 1) },
      admin,
      'origin-role-1',
    );
    const invitee = inviteeWith([role.roleId]);
    await ask('/member-center/members/invite', invitee, admin, 'origin-member-1');
    const [mail] = await takeMessages(shop, invitee.email);
    const text = JSON.stringify(mail);
    expect(text).not.toContain('evil.example');
    expect(text).toContain(`${testEnv.origin}/`);
  });
});
