import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildMember, type TestMember } from '#tests/factories/build-member.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';
import { addresses } from './profile-tables.ts';

let shop: TestShop;
let buyer: TestMember;
let keys = 0;

const call = (member: TestMember, path: string, input: object = {}) =>
  shop.post(`/enterprise-service/address/${path}`, input, { token: member.token, key: `address-key-${(keys += 1)}` });
const fields = { receiver: '李敏', phone: '19900010001', regionCode: '320571', detail: '星湖街 1288 号' };

beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());
beforeEach(async () => {
  buyer = await buildMember(shop.db.owner);
});

it('keeps exactly one default through adding, choosing, editing and removing', async () => {
  const first = (await call(buyer, 'add', fields)).body.data;
  expect(first).toMatchObject({ isDefault: true, province: '江苏省', city: '苏州市', district: '苏州工业园区' });
  const second = (await call(buyer, 'add', { ...fields, isDefault: true })).body.data;
  const third = (await call(buyer, 'add', fields)).body.data;
  const defaults = async () => {
    const { body } = await call(buyer, 'list');
    return body.data
      .filter((address: { isDefault: boolean }) => address.isDefault)
      .map((address: { id: string }) => address.id);
  };
  expect(await defaults()).toEqual([second.id]);
  await call(buyer, 'setDefault', { id: third.id });
  expect(await defaults()).toEqual([third.id]);
  await call(buyer, 'edit', { ...fields, id: third.id, detail: '新仓库 2 号' });
  expect(await defaults()).toEqual([third.id]);
  await call(buyer, 'remove', { id: third.id });
  expect(await defaults()).toEqual([first.id]);
  expect((await call(buyer, 'list')).body.data).toHaveLength(2);
});

it.each([
  { phone: '12345' },
  { phone: '2990001000x' },
  { regionCode: '320500' },
  { regionCode: '999999' },
  { receiver: '  ' },
  { detail: '' },
  { detail: 'x'.repeat(121) },
  { province: '北京市' },
  { firmId: '1' },
])('refuses an address with %j', async (wrong) => {
  const { status, body } = await call(buyer, 'add', { ...fields, ...wrong });
  expect(status).toBe(400);
  expect(body.message).toMatch(/\p{Script=Han}/u);
  expect((await call(buyer, 'list')).body.data).toEqual([]);
});

it('shows and changes nobody else’s address, not even a colleague’s', async () => {
  const { id } = (await call(buyer, 'add', fields)).body.data;
  for (const other of [await buildMember(shop.db.owner, { firm: buyer }), await buildMember(shop.db.owner)]) {
    expect((await call(other, 'list')).body.data).toEqual([]);
    for (const path of ['remove', 'setDefault']) expect((await call(other, path, { id })).status).toBe(404);
    const { status, body } = await call(other, 'edit', { ...fields, id });
    const unknown = await call(other, 'edit', { ...fields, id: '999999999' });
    expect({ status, message: body.message }).toEqual({ status: 404, message: unknown.body.message });
  }
  expect((await call(buyer, 'list')).body.data).toMatchObject([{ id, detail: fields.detail }]);
});

it('holds a thousand addresses, even when the last ones arrive together', async () => {
  const { firmId, userId } = buyer;
  const kept = { firmId, userId, ...fields, province: '江苏省', city: '苏州市', district: '苏州工业园区' };
  await shop.db.owner.insert(addresses).values(Array.from({ length: 999 }, () => kept));
  const last = await Promise.all(Array.from({ length: 4 }, () => call(buyer, 'add', fields)));
  expect(last.map((answer) => answer.status).sort()).toEqual([200, 409, 409, 409]);
  expect((await call(buyer, 'list')).body.data).toHaveLength(1_000);
});
