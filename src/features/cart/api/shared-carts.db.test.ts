import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { exclusiveSkus } from '#features/visible-goods/api/visibility-tables.ts';
import { buildFirm, buildMember, type TestMember } from '#tests/factories/build-member.ts';
import { buildSku } from '#tests/factories/build-sku.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';

let shop: TestShop;
let owner: TestMember;
let receiver: TestMember;
let keys = 0;

const call = (member: TestMember, path: string, input: object = {}) =>
  shop.post(`/cart-center/cart/${path}`, input, { token: member.token, key: `share-key-${(keys += 1)}` });
const newToken = () => randomBytes(32).toString('base64url');

beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());
beforeEach(async () => {
  owner = await buildMember(shop.db.owner);
  receiver = await buildMember(shop.db.owner);
});

async function share(lines: object[], settings: object = {}): Promise<{ token: string; id: string }> {
  await call(owner, 'add/enterprise', { lines });
  const token = newToken();
  const { status, body } = await call(owner, 'shareCart/save', { token, ...settings });
  expect(status).toBe(200);
  return { token, id: body.data.id };
}

describe('a shared cart', () => {
  it('keeps what it was, whatever becomes of the cart, and says whose it is', async () => {
    const { itemNo } = await buildSku(shop.db.owner);
    const { token } = await share([{ skuCode: itemNo, quantity: 7, note: '轻放' }], { name: '十二月备件', days: 3 });
    await call(owner, 'clearAll/enterprise');
    const { body } = await call(receiver, 'shareCart/find', { token });
    expect(body.data).toMatchObject({
      name: '十二月备件',
      lineCount: 1,
      totalAmount: '70.00',
      ownerName: expect.stringContaining('测试人'),
      ownerFirm: expect.stringContaining('测试'),
      lines: [{ skuCode: itemNo, quantity: 7, note: '轻放', obstacle: null }],
    });
    const days = (new Date(body.data.expiresAt).getTime() - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(2.9);
    expect(days).toBeLessThan(3.1);
  });

  it('shows prices and goods of the one who opens it', async () => {
    const dear = await buildSku(shop.db.owner, { salesPrice: '10.00', listPrice: '20.00' });
    const kept = await buildSku(shop.db.owner, { exclusive: true, name: '专供件' });
    await shop.db.owner.insert(exclusiveSkus).values({ firmId: owner.firmId, skuId: kept.skuId });
    const { token } = await share([
      { skuCode: dear.itemNo, quantity: 2 },
      { skuCode: kept.itemNo, quantity: 1 },
    ]);
    await shop.db.owner.execute(`update firms set level_code = 'YD100' where id = ${receiver.firmId}`);
    const [own, other] = await Promise.all([
      call(owner, 'shareCart/find', { token }),
      call(receiver, 'shareCart/find', { token }),
    ]);
    const priceIn = ({ body }: typeof own) =>
      body.data.lines.find((line: { skuCode: string }) => line.skuCode === dear.itemNo).salesPrice;
    expect(priceIn(own)).not.toBe(priceIn(other));
    expect(JSON.stringify(other.body)).not.toContain('专供件');
    const { body } = await call(receiver, 'shareCart/addCart', { token });
    expect(body.data).toMatchObject({
      allFail: false,
      failInfos: [{ skuCode: kept.itemNo, reason: 'unknown' }],
      successInfos: [{ skuCode: dear.itemNo, quantity: 2 }],
      cartCount: 1,
    });
  });

  it('opens for nobody once it has expired or is deleted, and nobody can tell which', async () => {
    const { itemNo } = await buildSku(shop.db.owner);
    const [expired, deleted] = [
      await share([{ skuCode: itemNo, quantity: 1 }]),
      await share([{ skuCode: itemNo, quantity: 1 }]),
    ];
    await shop.db.owner.execute(`update shared_carts set expires_at = now() - interval '1 s' where id = ${expired.id}`);
    expect((await call(owner, 'shareCart/delete', { id: deleted.id })).status).toBe(200);
    const answers = await Promise.all(
      [expired.token, deleted.token, newToken()].map((token) => call(receiver, 'shareCart/find', { token })),
    );
    for (const { status, body } of answers) expect([status, body.message]).toEqual([404, answers[0]?.body.message]);
    expect(answers[0]?.status).toBe(404);
    expect((await call(receiver, 'shareCart/addCart', { token: expired.token })).status).toBe(404);
  });

  it('keeps only the hash of its token, in no table the token itself', async () => {
    const { itemNo } = await buildSku(shop.db.owner);
    const { token } = await share([{ skuCode: itemNo, quantity: 1 }]);
    for (const table of ['shared_carts', 'idempotency_keys', 'audit_log']) {
      const { rows } = await shop.db.owner.execute(
        `select count(*)::int as n from ${table} t where t::text like '%${token}%'`,
      );
      expect([table, rows[0]]).toEqual([table, { n: 0 }]);
    }
  });

  it('is saved once however often the same act arrives', async () => {
    const { itemNo } = await buildSku(shop.db.owner);
    await call(owner, 'add/enterprise', { lines: [{ skuCode: itemNo, quantity: 1 }] });
    const as = { token: owner.token, key: 'one-share-key' };
    const input = { token: newToken() };
    const answers = await Promise.all([1, 2, 3].map(() => shop.post('/cart-center/cart/shareCart/save', input, as)));
    for (const { body } of answers) expect(body.data).toEqual(answers[0]?.body.data);
    expect((await call(owner, 'shareCart/count')).body.data).toEqual({ count: 1 });
  });

  it('takes no link that is somebody’s already, one’s own or another’s', async () => {
    const { itemNo } = await buildSku(shop.db.owner);
    const { token } = await share([{ skuCode: itemNo, quantity: 1 }]);
    await call(receiver, 'add/enterprise', { lines: [{ skuCode: itemNo, quantity: 5 }] });
    for (const member of [owner, receiver]) {
      const { status, body } = await call(member, 'shareCart/save', { token });
      expect([status, body.error]).toEqual([409, 'LINK_TAKEN']);
      expect(body.message).toContain('请关闭窗口后重新分享');
    }
    const { body } = await call(receiver, 'shareCart/find', { token });
    expect(body.data.lines).toMatchObject([{ skuCode: itemNo, quantity: 1 }]);
  });

  it('asks for a choice when nothing is chosen', async () => {
    const { status, body } = await call(owner, 'shareCart/save', { token: newToken() });
    expect([status, body.message]).toEqual([400, '请先选择商品']);
  });
});

describe('my shared carts', () => {
  it('list and count my own, and only I delete them', async () => {
    const { itemNo } = await buildSku(shop.db.owner);
    const { token, id } = await share([{ skuCode: itemNo, quantity: 1 }], { name: '备件' });
    await call(receiver, 'shareCart/find', { token });
    expect((await call(owner, 'shareCart/list')).body.data).toMatchObject([
      { id, name: '备件', lineCount: 1, openedCount: 1 },
    ]);
    const colleague = await buildMember(shop.db.owner, { firm: owner });
    for (const other of [colleague, receiver]) {
      expect((await call(other, 'shareCart/list')).body.data).toEqual([]);
      expect((await call(other, 'shareCart/delete', { id })).status).toBe(404);
    }
    expect((await call(owner, 'shareCart/count')).body.data).toEqual({ count: 1 });
    await call(owner, 'shareCart/delete', { id });
    expect((await call(owner, 'shareCart/count')).body.data).toEqual({ count: 0 });
  });

  it('are refused to who may not buy', async () => {
    const group = await buildMember(shop.db.owner, { firm: await buildFirm(shop.db.owner, { firmType: 'group' }) });
    expect((await call(group, 'shareCart/find', { token: newToken() })).status).toBe(403);
  });
});
