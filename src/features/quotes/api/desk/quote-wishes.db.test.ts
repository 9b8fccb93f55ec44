import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { UNCOUNTED } from '#platform/api/rate-limit.ts';
import { buildFirm, buildMember, type TestMember } from '#tests/factories/build-member.ts';
import { buildSku } from '#tests/factories/build-sku.ts';
import { quoteDeskOf } from '#tests/factories/quote-desk.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';

let shop: TestShop;
let buyer: TestMember;
let seller: TestMember;
let checker: TestMember;

beforeAll(async () => {
  shop = await startTestShop({ limiter: UNCOUNTED });
  const operator = await buildFirm(shop.db.owner, { firmType: 'operator' });
  const permissions = ['DESK_QUOTES', 'DESK_QUOTES_CHECK'] as const;
  seller = await buildMember(shop.db.owner, { firm: operator, permissions: [...permissions] });
  checker = await buildMember(shop.db.owner, { firm: operator, permissions: [...permissions] });
  buyer = await buildMember(shop.db.owner);
});
afterAll(() => shop.stop());

const call = (path: string, input: unknown = {}, member = buyer) =>
  shop.post(`/oms-front/${path}`, input, { token: member.token, key: randomUUID() });
const desk = (member = seller) => quoteDeskOf(shop, member);

it('quantities wished in another unit are proposed in it, with the sum, and everybody reads what was written', async () => {
  const box = await buildSku(shop.db.owner, { orderUnit: '盒', packQuantity: 100, baseUnit: '个' });
  const wishes = [
    { itemNo: box.itemNo, name: '手套', quantity: 200, unit: '个' },
    { itemNo: box.itemNo, name: '手套', quantity: 250, unit: '个' },
    { name: '非标手套', quantity: 300, unit: '双' },
  ];
  const { enquiryNo } = (await call('enquiry/create', { lines: wishes })).body.data;
  const begun = await call('desk/quotes/fromEnquiry', { enquiryNo }, seller);
  const { quoteNo } = begun.body.data;
  const { lines } = (await desk().read(quoteNo)).draft;
  expect(lines).toMatchObject([
    { quantity: 2, unit: '盒', wishedQuantity: 200, wishedUnit: '个', conversion: '200 个 = 2 盒（100 个/盒）' },
    { quantity: 3, unit: '盒', conversion: '250 个 = 2.5 盒（100 个/盒），只能买整盒，请确认，多 50 个' },
    { quantity: 300, unit: '双', wishedUnit: '双', conversion: '' },
  ]);
  const { wishes: told } = (await call(`quote/detail/enterprise/${quoteNo}`)).body.data;
  expect(told.map(({ quantity, unit }: { quantity: number; unit: string }) => `${quantity} ${unit}`)).toEqual([
    ...['200 个', '250 个', '300 双'],
  ]);
  // What was wished stays, whatever the desk writes, and for everybody who reads the quote that was sent.
  await desk().price(quoteNo, { prices: ['9.00', '9.00', '9.00'] });
  expect((await desk().read(quoteNo)).draft.lines[0]).toMatchObject({ wishedQuantity: 200, wishedUnit: '个' });
  expect((await desk().act('send', quoteNo, { forReview: true })).status).toBe(200);
  await desk(checker).act('check', quoteNo, { passed: true });
  const wished = { quantity: 2, unit: '盒', wishedQuantity: 200, wishedUnit: '个' };
  const [sent] = (await desk().read(quoteNo)).sentLines;
  expect(sent).toMatchObject({ ...wished, conversion: '200 个 = 2 盒（100 个/盒）' });
  const { versions } = (await call(`quote/detail/enterprise/${quoteNo}`)).body.data;
  expect(versions[0].lines[0]).toMatchObject(wished);
});
