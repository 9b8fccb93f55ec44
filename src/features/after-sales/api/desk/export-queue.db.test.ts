import { randomUUID } from 'node:crypto';
import { read } from '@e965/xlsx';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { UNCOUNTED } from '#platform/api/rate-limit.ts';
import { buildMember, type TestMember } from '#tests/factories/build-member.ts';
import { buildSku } from '#tests/factories/build-sku.ts';
import { applyForCase, caseDeskOf, caseDeskPeople } from '#tests/factories/case-desk.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';

let shop: TestShop;
let people: Awaited<ReturnType<typeof caseDeskPeople>>;
let cases: string[];

beforeAll(async () => {
  shop = await startTestShop({ limiter: UNCOUNTED });
  people = await caseDeskPeople(shop);
  const buyer = await buildMember(shop.db.owner);
  const wish = { kind: 'return', quantity: 10, asked: 3 };
  cases = [];
  for (const name of ['=角磨机 <125>', '砂轮']) {
    const sku = await buildSku(shop.db.owner, { name, salesPrice: '100.00' });
    cases.push((await applyForCase(shop, buyer, [{ ...wish, sku }])).caseNo);
  }
});
afterAll(() => shop.stop());

const exported = ({ token }: TestMember, input: object) =>
  fetch(`${shop.url}/after-sales/desk/export`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', token, 'idempotency-key': randomUUID() },
    body: JSON.stringify(input),
  });

const sheetOf = async (answer: Response) => read(await answer.arrayBuffer()).Sheets.售后处理;

it('holds what the page shows: texts as texts, money as numbers, what was promised first at the top', async () => {
  const sheet = await sheetOf(await exported(people.clerk, { tab: 'new' }));
  expect(sheet?.['!ref']).toBe('A1:N3');
  expect([sheet?.A2?.v, sheet?.A3?.v]).toEqual(cases);
  expect([sheet?.D2?.v, sheet?.E2?.v, sheet?.G2?.t, sheet?.G2?.v]).toEqual(['退货', '待审核', 's', '=角磨机 <125>']);
  expect([sheet?.I2?.v, sheet?.J2?.t, sheet?.J2?.v]).toEqual([3, 'n', 300]);
});

it('narrows as the list does, and says when nothing is found', async () => {
  const sheet = await sheetOf(await exported(people.clerk, { tab: 'all', keyword: cases[1] }));
  expect([sheet?.['!ref'], sheet?.A2?.v]).toEqual(['A1:N2', cases[1]]);
  const none = await exported(people.clerk, { tab: 'all', worth: 301 });
  expect([none.status, (await none.json()).error]).toEqual([422, 'EXPORT_EMPTY']);
});

it('gives who handles goods alone his own tabs, whichever he names', async () => {
  const [caseNo = ''] = cases;
  expect((await exported(people.packer, { tab: 'all' })).status).toBe(422);
  await caseDeskOf(shop, people.clerk).grant(caseNo);
  const sheet = await sheetOf(await exported(people.packer, { tab: 'all' }));
  expect([sheet?.['!ref'], sheet?.A2?.v]).toEqual(['A1:N2', caseNo]);
});
