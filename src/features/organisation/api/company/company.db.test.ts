import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { firms } from '#features/organisation/api/organisation-tables.ts';
import { auditLog } from '#platform/api/platform-tables.ts';
import { buildFirm, buildMember, type TestMember } from '#tests/factories/build-member.ts';
import { fileOf, sendForm } from '#tests/factories/upload-file.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';
import type { Company } from '../../contract/company-contract.ts';

const BASE = '/enterprise-service/company';

let shop: TestShop;
let admin: TestMember;

beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());
beforeEach(async () => {
  const settings = { freeShipping: true, salesCode: 'S-7' };
  admin = await buildMember(shop.db.owner, { firm: await buildFirm(shop.db.owner, { settings }) });
});

const post = (name: string, input: object = {}, as = admin) => shop.post(`${BASE}/${name}`, input, { token: as.token });
const uploadLogo = (image: Buffer) =>
  sendForm(shop, `${BASE}/logo/upload`, { files: { image: fileOf(image, '标志.png') } }, { token: admin.token });
const read = async (as = admin) => (await post('read', {}, as)).body.data as Company;

const NOT_SET_HERE = ['customerCode', 'firmName', 'firmType', 'creditCode', 'levelCode', 'logoUrl', 'freeShipping'];

/** What the page sends: everything that may be set, and nothing else. */
async function changesOf(change: object) {
  const settable = Object.entries(await read()).filter(([name]) => !NOT_SET_HERE.includes(name));
  return { ...Object.fromEntries(settable), ...change };
}
const events = () =>
  shop.db.owner.select().from(auditLog).where(eq(auditLog.firmId, admin.firmId)).orderBy(auditLog.id);

it('keeps what the company sets, tells the log what changed, and leaves alone what was agreed with the shop', async () => {
  const contact = { name: '周敏', duty: '采购负责人', phone: '0512-66668888', email: 'zhou@firm.example' };
  const changes = await changesOf({
    shortName: '新简称',
    themeColor: '#1F7A5C',
    selfApproval: true,
    contacts: [contact],
  });
  const { status, body } = await post('save', changes);
  expect(status).toBe(200);
  expect(body.data).toMatchObject({ shortName: '新简称', freeShipping: true, contacts: [contact], version: 2 });
  const [firm] = await shop.db.owner.select().from(firms).where(eq(firms.id, admin.firmId));
  expect(firm?.settings).toMatchObject({ freeShipping: true, salesCode: 'S-7', selfApproval: true });
  const [event] = await events();
  expect(event).toMatchObject({
    action: 'company.edited',
    before: { themeColor: null, selfApproval: false, contacts: [] },
    after: { themeColor: '#1F7A5C', selfApproval: true, shortName: '新简称' },
  });
  expect(Object.keys(event?.after as object)).not.toContain('quotationSwitch');
});

it('tells two editors apart and writes nothing for the second', async () => {
  const changes = await changesOf({ shortName: '先' });
  expect((await post('save', changes)).status).toBe(200);
  expect((await post('save', { ...changes, shortName: '后' })).body.error).toBe('COMPANY_CHANGED');
  expect((await read()).shortName).toBe('先');
});

it('notes nothing where nothing changed', async () => {
  await post('save', await changesOf({}));
  expect(await events()).toEqual([]);
});

it.each([
  [{ themeColor: 'red' }],
  [{ themeColor: '#12345' }],
  [{ themeColor: '#123456;}body{' }],
  [{ industry: 'piracy' }],
  [{ approvalHoldDays: 0 }],
  [{ payAfterApprovalDays: 0 }],
  [{ payAfterApprovalDays: 11 }],
  [{ freeShipping: false }],
  [{ levelCode: 'YPR0' }],
  [{ contacts: [{ name: '甲', duty: '', phone: '123', email: '' }] }],
])('refuses %j', async (change) => {
  const before = await read();
  expect((await post('save', await changesOf(change))).status).toBe(400);
  expect(await read()).toEqual(before);
});

it('is for those who manage the company, each their own', async () => {
  const buyer = await buildMember(shop.db.owner, { firm: admin, permissions: ['ORDER_MANAGEMENT'] });
  expect((await post('read', {}, buyer)).status).toBe(403);
  const stranger = await buildMember(shop.db.owner);
  expect((await read(stranger)).customerCode).not.toBe((await read()).customerCode);
});

it('keeps a logo painted anew, gives it a new address, and forgets the old file', async () => {
  const paint = (colour: string) =>
    sharp({ create: { width: 900, height: 300, channels: 3, background: colour } })
      .jpeg()
      .toBuffer();
  const traced = Buffer.concat([await paint('#c33'), Buffer.from('<script>alert(1)</script>')]);
  const first = (await uploadLogo(traced)).body.data.logoUrl as string;
  expect(first).toMatch(/^\/media\/logos\/[0-9a-f]{32}\.webp$/);
  const answer = await fetch(shop.url + first);
  expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 480, height: 160 });
  expect(bytes.includes('script')).toBe(false);
  const second = (await uploadLogo(await paint('#3c3'))).body.data.logoUrl as string;
  expect((await fetch(shop.url + first)).status).toBe(404);
  expect((await post('logo/remove')).body.data.logoUrl).toBeNull();
  expect((await fetch(shop.url + second)).status).toBe(404);
  const { rows } = await shop.db.owner.execute(
    sql`select action from audit_log where firm_id = ${admin.firmId} and action like 'company.logo%' order by id`,
  );
  expect(rows.map((row) => row.action)).toEqual(['company.logoChanged', 'company.logoChanged', 'company.logoRemoved']);
});

it.each([
  ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'LOGO_KIND'],
  ['half a picture', Buffer.from('ffd8ffe000104a464946', 'hex'), 'LOGO_UNREADABLE'],
])('refuses %s as a logo', async (_, bytes, error) => {
  const { body } = await uploadLogo(bytes);
  expect(body.error).toBe(error);
});
