import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { UNCOUNTED } from '#platform/api/rate-limit.ts';
import { buildFirm, buildMember, type TestMember } from '#tests/factories/build-member.ts';
import { fileOf, uploadFile } from '#tests/factories/upload-file.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';
import { expireEnquiries } from './enquiry-jobs.ts';

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

const call = (path: string, input: unknown, member = buyer) =>
  shop.post(`/oms-front/${path}`, input, { token: member.token, key: randomUUID() });
const detail = async (enquiryNo: string) =>
  (await shop.get(`/oms-front/enquiry/detail/${enquiryNo}`, { token: buyer.token })).body.data;
const desk = async (act: string, enquiryNo: string, more: object = {}) => {
  const { version } = (await call('desk/enquiries/detail', { enquiryNo }, staff)).body.data;
  return call(`desk/enquiries/${act}`, { enquiryNo, version, ...more }, staff);
};
const upload = async (member = buyer): Promise<string> =>
  (await uploadFile(shop, '/oms-front/enquiry/upload', {}, member)).body.data.id;
const ask = async (more: object = {}) =>
  (await call('enquiry/create', { lines: [{ name: '非标垫片 φ80', quantity: 12 }], ...more })).body.data.enquiryNo;

describe('the talk about an enquiry', () => {
  it('goes round between desk and buyer as often as it takes, and a drawing goes along', async () => {
    const enquiryNo = await ask();
    expect((await desk('ask', enquiryNo, { question: '什么材质？' })).status).toBe(409);
    await desk('take', enquiryNo);
    for (const [question, text] of [
      ['什么材质？', '304'],
      ['请给图纸', '见附件'],
    ] as const) {
      expect((await desk('ask', enquiryNo, { question })).status).toBe(200);
      expect((await detail(enquiryNo)).status).toBe('more_info');
      const fileIds = text === '见附件' ? [await upload()] : [];
      const answered = await call('enquiry/answer', { enquiryNo, text, fileIds });
      expect(answered.body.data).toMatchObject({ status: 'processing' });
    }
    const { events, files } = await detail(enquiryNo);
    const labels = events.map(({ label }: { label: string }) => label);
    const talk = ['补充信息', '客服提问', '补充信息', '客服提问'];
    expect(labels).toEqual([...talk, '客服已受理', '提交询价']);
    expect(files).toHaveLength(1);
  });

  it('ends when nobody answers, and then nothing is said any more', async () => {
    const enquiryNo = await ask();
    await desk('take', enquiryNo);
    await desk('ask', enquiryNo, { question: '什么材质？' });
    const past = sql`update enquiries set expires_at = now() - interval '1 minute' where enquiry_no = ${enquiryNo}`;
    await shop.db.owner.execute(past);
    await expireEnquiries(shop.db.app);
    expect(await detail(enquiryNo)).toMatchObject({ status: 'expired', canAnswer: false, canCancel: false });
    expect((await call('enquiry/answer', { enquiryNo, text: '304' })).status).toBe(409);
    expect((await desk('ask', enquiryNo, { question: '还在吗？' })).status).toBe(409);
  });

  it('closed, it says why to its buyer', async () => {
    const enquiryNo = await ask();
    expect((await desk('close', enquiryNo, { reason: '已停产' })).status).toBe(200);
    expect(await detail(enquiryNo)).toMatchObject({ status: 'closed', closeReason: '已停产' });
    expect((await call(`enquiry/cancel/${enquiryNo}`, {})).status).toBe(409);
  });

  it('is offered to be taken to those who do not have it in hand, as long as it is open', async () => {
    const firm = await buildFirm(shop.db.owner, { firmType: 'operator' });
    const other = await buildMember(shop.db.owner, { firm, permissions: ['DESK_QUOTES'] });
    const enquiryNo = await ask();
    const canTake = async (person: TestMember) =>
      (await call('desk/enquiries/detail', { enquiryNo }, person)).body.data.acts.includes('take');
    expect([await canTake(staff), await canTake(other)]).toEqual([true, true]);
    await desk('take', enquiryNo);
    expect([await canTake(staff), await canTake(other)]).toEqual([false, true]);
    await desk('close', enquiryNo, { reason: '已停产' });
    expect([await canTake(staff), await canTake(other)]).toEqual([false, false]);
  });

  it('lets one of two people of the desk act on what both saw', async () => {
    const enquiryNo = await ask();
    const act = () => call('desk/enquiries/take', { enquiryNo, version: 1 }, staff);
    const answers = await Promise.all([act(), act()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('files of an enquiry', () => {
  it('of another firm are none, wherever they are named', async () => {
    const stranger = await buildMember(shop.db.owner);
    const foreign = await upload(stranger);
    const lines = [{ name: '垫片', quantity: 1, fileIds: [foreign] }];
    expect((await call('enquiry/create', { lines })).status).toBe(409);
    const enquiryNo = await ask();
    expect((await call('enquiry/answer', { enquiryNo, text: '见附件', fileIds: [foreign] })).status).toBe(409);
    expect((await detail(enquiryNo)).files).toEqual([]);
  });

  it('are attached once, and handed out to nobody else', async () => {
    const file = await upload();
    await ask({ fileIds: [file] });
    const again = await call('enquiry/create', { lines: [{ name: '垫片', quantity: 1 }], fileIds: [file] });
    expect(again.status).toBe(409);
    const stranger = await buildMember(shop.db.owner);
    const get = (member: TestMember) => shop.get(`/oms-front/enquiry/file?fileId=${file}`, { token: member.token });
    expect([(await get(buyer)).status, (await get(stranger)).status]).toEqual([200, 404]);
  });

  it('are what they hold, not what they are called', async () => {
    const file = fileOf('<script>alert(1)</script>');
    expect((await uploadFile(shop, '/oms-front/enquiry/upload', { file }, buyer)).status).toBe(422);
  });
});
