import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { UNCOUNTED } from '#platform/api/rate-limit.ts';
import { buildMember, type TestMember } from '#tests/factories/build-member.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';

let shop: TestShop;
let buyer: TestMember;

beforeAll(async () => {
  shop = await startTestShop({ limiter: UNCOUNTED });
  buyer = await buildMember(shop.db.owner);
});
afterAll(() => shop.stop());

const create = (body: string | FormData, path = 'create') =>
  fetch(`${shop.url}/oms-front/enquiry/${path}`, {
    method: 'POST',
    headers: {
      token: buyer.token,
      'idempotency-key': randomUUID(),
      ...(typeof body === 'string' && { 'content-type': 'application/json' }),
    },
    body,
  });
const enquiry = (more: object) => JSON.stringify({ lines: [{ name: '垫片', quantity: 1 }], ...more });
const DEEP = `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`;

it('a text cut in the middle of a sign is kept with the sign for what cannot be read', async () => {
  // It goes to a column of text, to the log's JSON and into the answer that is kept for repeats.
  const answer = await create(enquiry({ title: '轴承\ud83d' }));
  expect(answer.status).toBe(200);
  const { data } = (await answer.json()) as { data: { enquiryNo: string } };
  const detail = await shop.get<{ title: string }>(`/oms-front/enquiry/detail/${data.enquiryNo}`, {
    token: buyer.token,
  });
  expect(detail.body.data.title).toBe('轴承\ufffd');
});

it.each([
  ['a body', () => create(DEEP)],
  ['a field of a body', () => create(enquiry({}).replace('{', `{"note":${DEEP},`))],
  [
    'a field of a form',
    () => {
      const form = new FormData();
      form.set('json', DEEP);
      return create(form, 'upload');
    },
  ],
])('%s that nests deeper than the stack is a sentence', async (_, ask) => {
  const answer = await ask();
  expect([answer.status, await answer.json()]).toEqual([
    400,
    expect.objectContaining({ message: expect.stringContaining('嵌套层数过多') }),
  ]);
});
