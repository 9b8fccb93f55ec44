import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { users } from '#features/access/api/access-tables.ts';
import { visibilityRules } from '#features/visible-goods/api/visibility-tables.ts';
import { buildFirm, buildMember, type TestMember } from '#tests/factories/build-member.ts';
import { buildSku } from '#tests/factories/build-sku.ts';
import { takeMessages } from '#tests/inbox.ts';
import { startTestShop, type TestShop, testEnv } from '#tests/test-shop.ts';
import { itemCorrections } from './correction-tables.ts';

const CALL = '/product-provider-v2/productErrorCorrection';

let shop: TestShop;
let person: TestMember;
let desk: TestMember;
let itemCode: string;
let skuId: bigint;

beforeAll(async () => {
  shop = await startTestShop({ limiter: { take: async () => null } });
  const { owner } = shop.db;
  person = await buildMember(owner);
  await owner.update(users).set({ email: 'reporter@firm.example' }).where(eq(users.id, person.userId));
  const firm = await buildFirm(owner, { firmType: 'operator' });
  desk = await buildMember(owner, { firm, permissions: ['DESK_CORRECTIONS'] });
  ({ itemNo: itemCode, skuId } = await buildSku(owner));
});
afterAll(() => shop.stop());

const report = { fields: ['name', 'attributes'], content: '长度应为 35 mm' };
const save = (input: object = {}, as: { token?: string; key?: string } = {}) =>
  shop.post(`${CALL}/save`, { itemCode, ...report, ...input }, { key: randomUUID(), ...as });
const rowOf = async (number: string) => {
  const [row] = await shop.db.owner.select().from(itemCorrections).where(eq(itemCorrections.number, number));
  return row;
};
const stored = async () => {
  const files = await readdir(resolve(testEnv.dataDir, 'corrections'), { recursive: true }).catch(() => []);
  return files.filter((file) => file.endsWith('.webp')).length;
};
const photograph = async () =>
  sharp({ create: { width: 2400, height: 1200, channels: 3, background: '#357' } })
    .withExif({ IFD0: { Copyright: 'SECRET-OWNER' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '31/1 18/1 0/1' } })
    .jpeg()
    .toBuffer();
const dataUrl = (bytes: Buffer, type = 'jpeg') => `data:image/${type};base64,${bytes.toString('base64')}`;

it('takes reports of visitors and members, each its own', async () => {
  const visitor = await save({ contact: 'guest@mail.example' });
  const member = await save({}, { token: person.token });
  expect([visitor.status, member.status]).toEqual([200, 200]);
  expect(await rowOf(visitor.body.data.number)).toMatchObject({ firmId: null, userId: null, status: 'pending' });
  expect(await rowOf(member.body.data.number)).toMatchObject({
    firmId: person.firmId,
    userId: person.userId,
    contact: 'reporter@firm.example',
  });
  const mine = (await shop.post(`${CALL}/mine`, {}, { token: person.token })).body.data;
  expect(mine.list.map((ticket: { number: string }) => ticket.number)).toEqual([member.body.data.number]);
  const colleague = await buildMember(shop.db.owner, { firm: person });
  expect((await shop.post(`${CALL}/mine`, {}, { token: colleague.token })).body.data.total).toBe(0);
});

it.each([
  ['a visitor', () => undefined],
  ['a member', () => person.token],
])('keeps a report of %s once, however often it arrives', async (_, token) => {
  const key = randomUUID();
  const pictures = [dataUrl(await photograph())];
  const before = await stored();
  const answers = [];
  for (let time = 0; time < 3; time += 1) answers.push(await save({ pictures }, { token: token(), key }));
  const numbers = new Set(answers.map(({ body }) => body.data.number as string));
  expect(numbers.size).toBe(1);
  expect((await rowOf([...numbers][0] ?? ''))?.pictures).toHaveLength(1);
  expect(await stored()).toBe(before + 1);
});

it('keeps pictures without a trace of the original file, for the desk alone', async () => {
  const { body } = await save({ pictures: [dataUrl(await photograph())] }, { token: person.token });
  const [name] = (await rowOf(body.data.number))?.pictures ?? [];
  const address = `${shop.url}/media/corrections/${name}.webp`;
  const answer = await fetch(address, { headers: { token: desk.token } });
  expect(answer.headers.get('content-type')).toBe('image/webp');
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 1600, height: 800 });
  for (const trace of ['SECRET-OWNER', 'GPS']) expect(bytes.includes(trace)).toBe(false);
  const others: Record<string, string>[] = [{}, { token: person.token }];
  for (const headers of others) expect((await fetch(address, { headers })).status).toBe(404);
});

it.each([
  ['a page', Buffer.from('<!doctype html><script>'), 'CORRECTION_PICTURE_KIND'],
  ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'CORRECTION_PICTURE_KIND'],
  ['a cut photograph', Buffer.from('\xff\xd8\xff\xe0rest', 'latin1'), 'CORRECTION_PICTURE_UNREADABLE'],
])('refuses %s whatever it calls itself, and writes nothing', async (_, bytes, error) => {
  const before = await stored();
  const { status, body } = await save({ pictures: [dataUrl(bytes, 'png')] });
  expect({ status, error: body.error }).toEqual({ status: 422, error });
  expect(await stored()).toBe(before);
});

it.each([
  ['nothing wrong', { fields: [] }],
  ['a field nobody knows', { fields: ['colour'] }],
  ['no words', { content: '错' }],
  ['six pictures', { pictures: Array.from({ length: 6 }, () => 'data:image/png;base64,AAAA') }],
  ['no contact of any kind', { contact: '找我' }],
])('refuses %s', async (_, input) => expect((await save(input)).status).toBe(400));

it('does not know goods that are hidden from the reporter, and leaves no file', async () => {
  const firm = await buildFirm(shop.db.owner);
  const barred = await buildMember(shop.db.owner, { firm });
  const rule = { firmId: firm.firmId, effect: 'hide', kind: 'sku', targetId: skuId };
  await shop.db.owner.insert(visibilityRules).values(rule);
  const before = await stored();
  const { status } = await save({ pictures: [dataUrl(await photograph())] }, { token: barred.token });
  expect([status, await stored()]).toEqual([404, before]);
});

async function openTicket() {
  const { body } = await save({}, { token: person.token });
  const row = await rowOf(body.data.number);
  return { number: body.data.number as string, id: String(row?.id) };
}
const handle = (input: object, token = desk.token) => shop.post(`${CALL}/handle`, input, { token });

it('goes 待处理 → 已核实 → 已修正, and the reporter hears of each step', async () => {
  const { id, number } = await openTicket();
  const heard = async () => (await takeMessages(shop, 'reporter@firm.example')).map(({ text }) => text);
  const verified = await handle({ id, from: 'pending', to: 'verified' });
  expect(verified.body.data).toMatchObject({ statusText: '已核实', moves: ['corrected', 'rejected'] });
  const corrected = await handle({ id, from: 'verified', to: 'corrected', answer: '已改为 35 mm' });
  expect(corrected.body.data).toMatchObject({ statusText: '已修正', contact: 'report**@firm.example', moves: [] });
  expect(await heard()).toEqual([
    expect.stringContaining(`${number}（${itemCode} 测试商品`),
    expect.stringMatching(/已修正。\n处理说明：已改为 35 mm$/),
  ]);
  const mine = (await shop.post(`${CALL}/mine`, {}, { token: person.token })).body.data.list;
  expect(mine.find((ticket: { number: string }) => ticket.number === number)).toMatchObject({ answer: '已改为 35 mm' });
});

it.each([
  ['straight to the end', { from: 'pending', to: 'corrected', answer: '好' }, 'CORRECTION_MOVED'],
  ['from where it does not stand', { from: 'verified', to: 'rejected', answer: '好' }, 'CORRECTION_MOVED'],
])('refuses to move %s', async (_, move, error) => {
  const { id } = await openTicket();
  expect((await handle({ id, ...move })).body).toMatchObject({ error });
});

it('ends no report without words', async () => {
  const { id } = await openTicket();
  await handle({ id, from: 'pending', to: 'verified' });
  expect((await handle({ id, from: 'verified', to: 'rejected' })).body.error).toBe('CORRECTION_ANSWER_MISSING');
});

it('shows the queue of all firms to the desk alone', async () => {
  const queue = await shop.post(`${CALL}/queue`, { status: 'pending' }, { token: desk.token });
  expect(queue.body.data.counts.pending).toBe(queue.body.data.total);
  expect(new Set(queue.body.data.list.map((row: { firmName: string | null }) => row.firmName)).size).toBeGreaterThan(1);
  expect((await shop.post(`${CALL}/queue`, {}, { token: person.token })).status).toBe(403);
});

it('takes ten reports a day from an address nobody logged in from', async () => {
  const statuses = [];
  for (let time = 0; time < 11; time += 1) statuses.push((await save()).status);
  expect(statuses.at(-1)).toBe(429);
});
