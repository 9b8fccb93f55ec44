import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { attachments } from '#business/attachments/api/attachment-tables.ts';
import { UNCOUNTED } from '#platform/api/rate-limit.ts';
import { buildFirm, buildMember, type TestMember } from '#tests/factories/build-member.ts';
import { buildSku } from '#tests/factories/build-sku.ts';
import { uploadFile } from '#tests/factories/upload-file.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';
import { enquiries } from './enquiry-tables.ts';

let shop: TestShop;
let staff: TestMember;
let buyer: TestMember;

beforeAll(async () => {
  shop = await startTestShop({ limiter: UNCOUNTED });
  const firm = await buildFirm(shop.db.owner, { firmType: 'operator' });
  staff = await buildMember(shop.db.owner, { firm, permissions: ['DESK_QUOTES'] });
});
afterAll(() => shop.stop());
beforeEach(async () => {
  buyer = await buildMember(shop.db.owner);
});

interface Place {
  enquiryNo: string;
  version: number;
}

const call = (path: string, input: unknown, { member = buyer, key = randomUUID(), cookie = '' } = {}) =>
  shop.post(`/oms-front/${path}`, input, { token: member.token, key, headers: { cookie } });
const LINE = { name: '非标垫片 φ80', quantity: 12 };
const save = async (more: object = {}, options = {}): Promise<Place> => {
  const { status, body } = await call('enquiry/draft/save', { lines: [LINE], ...more }, options);
  expect(status, JSON.stringify(body)).toBe(200);
  const { enquiryNo, version } = body.data;
  return { enquiryNo, version };
};
const send = (draft: Place, more: object = {}) => call('enquiry/create', { lines: [LINE], draft, ...more });
const detail = (enquiryNo: string, member = buyer) =>
  shop.get(`/oms-front/enquiry/detail/${enquiryNo}`, { token: member.token });
const list = async (input: object = {}, member = buyer) => (await call('enquiry/list', input, { member })).body.data;
const numbers = (page: { list: { enquiryNo: string }[] }) => page.list.map(({ enquiryNo }) => enquiryNo);
const upload = async (): Promise<string> =>
  (await uploadFile(shop, '/oms-front/enquiry/upload', {}, buyer)).body.data.id;

describe('a draft of an enquiry', () => {
  it('is one row however often it is saved, and holds what was written last', async () => {
    const first = await save();
    const second = await save({ draft: first, title: '泵站', lines: [{ name: '轴承', quantity: 3 }, LINE] });
    const third = await save({ draft: second, lines: [] });
    expect([second, third].map(({ enquiryNo }) => enquiryNo)).toEqual([first.enquiryNo, first.enquiryNo]);
    expect((await detail(first.enquiryNo)).body.data).toMatchObject({ status: 'draft', version: 3, lines: [] });
    expect(numbers(await list({ tab: 'draft' }))).toEqual([first.enquiryNo]);
  });

  it('answers a repeated save with the same draft', async () => {
    const key = randomUUID();
    expect(await save({}, { key })).toEqual(await save({}, { key }));
    expect((await list()).total).toBe(1);
  });

  it('is written over by nobody who saw an older one, not even at the same moment', async () => {
    const draft = await save();
    const tries = ['一', '二', '三'].map((title) => call('enquiry/draft/save', { lines: [LINE], title, draft }));
    const answers = await Promise.all(tries);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await send(draft)).body).toMatchObject({ error: 'ENQUIRY_CHANGED' });
  });

  it('keeps numbers no item has as words, and is called by its first wish', async () => {
    const { itemNo } = await buildSku(shop.db.owner);
    const lines = [
      { itemNo: 'NO-SUCH-1', name: '', quantity: 2 },
      { itemNo, name: '', quantity: 1 },
    ];
    const { enquiryNo } = await save({ lines });
    const { data } = (await detail(enquiryNo)).body;
    expect(data.lines).toMatchObject([{ itemNo: '', name: 'NO-SUCH-1' }, { itemNo }]);
    expect((await list()).list).toMatchObject([{ enquiryNo, title: 'NO-SUCH-1 等 2 项' }]);
  });

  it('may not pile up', async () => {
    const rows = Array.from({ length: 50 }, (_, n) => ({
      firmId: buyer.firmId,
      userId: buyer.userId,
      title: '',
      status: 'draft',
      lineCount: 0,
      enquiryNo: `XJ9901${String(n).padStart(8, '0')}`,
    }));
    await shop.db.owner.insert(enquiries).values(rows);
    const refused = await call('enquiry/draft/save', { lines: [] });
    expect([refused.status, refused.body.error]).toEqual([429, 'ENQUIRY_DRAFTS_MANY']);
  });
});

describe('a draft of somebody else', () => {
  it('is none for colleagues, administrators and the desk: not in lists, not by its number, not its files', async () => {
    const fileIds = [await upload()];
    const draft = await save({ fileIds });
    const { enquiryNo } = draft;
    const firm = { firmId: buyer.firmId };
    const permissions = ['DEMAND_ORDER_MANAGEMENT', 'USER_MANAGEMENT'] as const;
    const admin = await buildMember(shop.db.owner, { firm, dataScope: 'company', permissions });
    expect(await list({}, admin)).toMatchObject({ total: 0, counts: { all: 0, draft: 0 } });
    expect((await detail(enquiryNo, admin)).status).toBe(404);
    const acts = [
      call('enquiry/draft/save', { lines: [], draft }, { member: admin }),
      call('enquiry/create', { lines: [LINE], draft }, { member: admin }),
      call(`enquiry/cancel/${enquiryNo}`, {}, { member: admin }),
      call('enquiry/answer', { enquiryNo, text: '好' }, { member: admin }),
      shop.get(`/oms-front/enquiry/file?fileId=${fileIds[0]}`, { token: admin.token }),
      shop.get(`/oms-front/desk/enquiries/file?fileId=${fileIds[0]}`, { token: staff.token }),
      call('desk/enquiries/detail', { enquiryNo }, { member: staff }),
      call('desk/enquiries/take', draft, { member: staff }),
      call('desk/enquiries/close', { ...draft, reason: '无' }, { member: staff }),
      call('desk/quotes/fromEnquiry', { enquiryNo }, { member: staff }),
    ];
    expect((await Promise.all(acts)).map(({ status }) => status)).toEqual(acts.map(() => 404));
    const queue = (await call('desk/enquiries', { tab: 'all', keyword: enquiryNo }, { member: staff })).body.data;
    expect(queue).toMatchObject({ total: 0, list: [] });
    expect((await detail(enquiryNo)).body.data.files).toHaveLength(1);
  });
});

describe('sending a draft', () => {
  it('makes it an enquiry of this moment under the number it has, with its files and the link that led here', async () => {
    const kept = await upload();
    const draft = await save({ fileIds: [kept] }, { cookie: 'shareSC=S-77' });
    const late = await upload();
    const sent = await send(draft, { fileIds: [kept, late], title: '泵站' });
    expect(sent.body.data).toMatchObject({ enquiryNo: draft.enquiryNo, statusLabel: '待受理' });
    const { data } = (await detail(draft.enquiryNo)).body;
    expect(data).toMatchObject({ status: 'submitted', title: '泵站', canCancel: true, canAnswer: true });
    expect(data.files).toHaveLength(2);
    const seen = await call('desk/enquiries/detail', { enquiryNo: draft.enquiryNo }, { member: staff });
    expect(seen.body.data).toMatchObject({ status: 'submitted', shareCode: 'S-77' });
  });

  it('happens once: then it is neither sent, saved nor thrown away as a draft', async () => {
    const draft = await save();
    const answers = await Promise.all([send(draft), send(draft), send(draft)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const saved = await call('enquiry/draft/save', { lines: [], draft: { ...draft, version: 2 } });
    expect([saved.status, saved.body.error]).toEqual([409, 'ENQUIRY_SENT']);
    expect((await list()).total).toBe(1);
  });

  it('says what is wrong, and leaves the draft as it was', async () => {
    const draft = await save();
    expect((await send(draft, { lines: [{ itemNo: 'NO-SUCH-1', name: '', quantity: 1 }] })).status).toBe(409);
    expect((await send(draft, { lines: [] })).status).toBe(400);
    expect((await detail(draft.enquiryNo)).body.data).toMatchObject({ status: 'draft', version: 1 });
  });
});

describe('throwing a draft away', () => {
  it('takes it out of every list and sets its files free for the purge', async () => {
    const fileId = await upload();
    const { enquiryNo } = await save({ fileIds: [fileId] });
    expect((await call(`enquiry/cancel/${enquiryNo}`, {})).status).toBe(200);
    expect((await list()).total).toBe(0);
    expect((await detail(enquiryNo)).status).toBe(404);
    const where = eq(attachments.id, BigInt(fileId));
    expect(await shop.db.owner.select().from(attachments).where(where)).toMatchObject([{ ownerId: null }]);
    expect((await call(`enquiry/cancel/${enquiryNo}`, {})).status).toBe(404);
  });

  it('takes out of it what the form no longer holds', async () => {
    const [kept, dropped] = [await upload(), await upload()];
    const draft = await save({ fileIds: [kept, dropped] });
    await save({ draft, fileIds: [kept] });
    const { files } = (await detail(draft.enquiryNo)).body.data;
    expect(files.map(({ id }: { id: string }) => id)).toEqual([kept]);
  });
});
