import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openAttachments, type ShopAttachments } from '#app/api/open-attachments.ts';
import { purgeAttachments } from '#business/attachments/api/attachment-jobs.ts';
import { attachments } from '#business/attachments/api/attachment-tables.ts';
import type { PermissionCode } from '#features/access/rules/public.ts';
import type { FileStore } from '#platform/api/file-store.ts';
import { UNCOUNTED } from '#platform/api/rate-limit.ts';
import { localStores } from '#platform/api/stores/open-file-stores.ts';
import { approvalCalls, type Row } from '#tests/factories/approval-calls.ts';
import { buildFlow } from '#tests/factories/build-flow.ts';
import { buildMember, type TestMember } from '#tests/factories/build-member.ts';
import { buildSku, type TestSku } from '#tests/factories/build-sku.ts';
import { placeOrder } from '#tests/factories/place-order.ts';
import { tinyPdf } from '#tests/factories/tiny-pdf.ts';
import { fileOf, uploadFile } from '#tests/factories/upload-file.ts';
import { startTestShop, type TestShop, testEnv } from '#tests/test-shop.ts';

let shop: TestShop;
let tools: ShopAttachments;
let store: FileStore;
let calls: ReturnType<typeof approvalCalls>;
let drill: TestSku;
let buyer: TestMember;
let approver: TestMember;
let reader: TestMember;
let colleague: TestMember;
let admin: TestMember;
let stranger: TestMember;

beforeAll(async () => {
  shop = await startTestShop({ limiter: UNCOUNTED });
  calls = approvalCalls(shop);
  tools = openAttachments(testEnv, localStores(testEnv.dataDir));
  store = tools.ownerOf('approval').store;
  drill = await buildSku(shop.db.owner, { salesPrice: '300.00' });
  stranger = await buildMember(shop.db.owner);
});
afterAll(() => shop.stop());
beforeEach(async () => {
  admin = await buildMember(shop.db.owner);
  const person = (permissions: readonly PermissionCode[]) =>
    buildMember(shop.db.owner, { firm: admin, permissions, dataScope: 'self' });
  buyer = await person(['ORDER_MANAGEMENT', 'ORDER_ADD']);
  approver = await person(['ORDER_APPROVE']);
  reader = await person([]);
  colleague = await person(['ORDER_MANAGEMENT', 'ORDER_APPROVE']);
  await buildFlow(shop.db.owner, admin.firmId, { members: [approver.memberId] });
});

async function ask(): Promise<Row> {
  await placeOrder(shop, buyer, [{ skuCode: drill.itemNo, quantity: 2 }]);
  return calls.todo(approver);
}
const upload = (member: TestMember, content = tinyPdf(), fileName = '图纸.pdf') =>
  uploadFile(shop, '/enterprise-service/fronted/approval/upload', { file: fileOf(content, fileName) }, member);
const uploaded = async (member: TestMember): Promise<string> => (await upload(member)).body.data.id;
const say = (member: TestMember, { requestNo }: Row, fileIds: string[], comment = '见附件') =>
  calls.post(member, 'comment', { requestNo, comment, fileIds });
const fetchFile = (member: TestMember, fileId: string) =>
  fetch(`${shop.url}/enterprise-service/fronted/approval/file?fileId=${fileId}`, { headers: { token: member.token } });
const threadOf = async (member: TestMember, { requestNo }: Row): Promise<Row[]> =>
  (await calls.look(member, requestNo)).body.data.events;
const filesIn = async (member: TestMember, request: Row) =>
  (await threadOf(member, request)).flatMap(({ kind, files }) => files.map((file: Row) => [kind, file.fileName]));

describe('a file beside a request', () => {
  it('is read by everybody who sees the request and by nobody else', async () => {
    const request = await ask();
    const copied = { requestNo: request.requestNo, memberIds: [String(reader.memberId)] };
    expect((await calls.post(buyer, 'copy', copied)).status).toBe(200);
    const fileId = await uploaded(buyer);
    expect((await say(buyer, request, [fileId])).status).toBe(200);
    expect(await filesIn(approver, request)).toEqual([['commented', '图纸.pdf']]);
    for (const member of [buyer, approver, reader, admin]) {
      const answer = await fetchFile(member, fileId);
      expect([answer.status, await answer.text()]).toEqual([200, tinyPdf()]);
    }
    for (const member of [colleague, stranger]) expect((await fetchFile(member, fileId)).status).toBe(404);
  });

  it('is taken along and never opened as a page of the shop', async () => {
    const request = await ask();
    const fileId = await uploaded(approver);
    await say(approver, request, [fileId]);
    const { headers } = await fetchFile(buyer, fileId);
    expect(headers.get('content-disposition')).toMatch(/^attachment;/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it.each([
    ['a page that calls itself a drawing', '<script>alert(1)</script>', '图纸.pdf', 422],
    ['a program', 'MZ\u0090 program', '图纸.exe', 422],
    ['nothing', '', '空.pdf', 400],
  ])('is refused where it is none: %s', async (_, content, fileName, status) => {
    expect((await upload(buyer, content, fileName)).status).toBe(status);
  });

  it('is nobody’s before it is said with something, and nobody else may say it', async () => {
    const request = await ask();
    const fileId = await uploaded(buyer);
    expect((await fetchFile(buyer, fileId)).status).toBe(404);
    for (const member of [approver, admin]) {
      expect((await say(member, request, [fileId])).body.error).toBe('APPROVAL_FILE_GONE');
    }
    expect(await filesIn(buyer, request)).toEqual([]);
  });

  it('belongs to one word of one request', async () => {
    const request = await ask();
    const fileId = await uploaded(buyer);
    await say(buyer, request, [fileId]);
    await placeOrder(shop, buyer, [{ skuCode: drill.itemNo, quantity: 1 }]);
    const other = await calls.todo(approver);
    for (const one of [request, other]) {
      expect((await say(buyer, one, [fileId])).body.error).toBe('APPROVAL_FILE_GONE');
    }
    expect(await filesIn(buyer, other)).toEqual([]);
  });

  it('needs no words, but words or a file there must be', async () => {
    const request = await ask();
    expect((await say(buyer, request, [await uploaded(buyer)], '')).status).toBe(200);
    expect((await say(buyer, request, [], '')).body.error).toBe('APPROVAL_WORDS');
  });
});

it('goes with a decision and with its answer', async () => {
  const request = await ask();
  const given = { fileIds: [await uploaded(approver)] };
  expect(await calls.decide(approver, request, 'return', given)).toMatchObject({ done: true });
  const answer = { requestNo: request.requestNo, comment: '已补充', fileIds: [await uploaded(buyer)] };
  expect((await calls.post(buyer, 'answer', answer)).status).toBe(200);
  expect(await filesIn(admin, request)).toEqual([
    ['returned', '图纸.pdf'],
    ['resubmitted', '图纸.pdf'],
  ]);
});

it('goes with one decision alone, and a foreign one with none', async () => {
  const [first, second] = [await ask(), await ask()];
  const tasks = [first, second].map(({ taskId, snapshotHash }: Row) => ({ taskId, snapshotHash }));
  const many = await calls.decideMany(approver, tasks, 'refuse', { fileIds: [await uploaded(approver)] });
  expect(many.body.error).toBe('APPROVAL_FILES_ONE');
  expect(await calls.decide(approver, first, 'refuse', { fileIds: [await uploaded(buyer)] })).toMatchObject({
    error: 'APPROVAL_FILE_GONE',
  });
  expect(await calls.list(approver)).toHaveLength(2);
});

it('is forgotten after two days where nothing was said with it', async () => {
  const request = await ask();
  const [kept, old, fresh] = [await uploaded(buyer), await uploaded(buyer), await uploaded(buyer)];
  await say(buyer, request, [kept]);
  const aged = { createdAt: sql`now() - interval '3 days'` };
  for (const id of [kept, old]) {
    await shop.db.owner
      .update(attachments)
      .set(aged)
      .where(eq(attachments.id, BigInt(id)));
  }
  const named = await shop.db.owner.select().from(attachments).where(eq(attachments.firmId, admin.firmId));
  await purgeAttachments(shop.db.app, tools, tools.thumbnails);
  const left = await shop.db.owner.select().from(attachments).where(eq(attachments.firmId, admin.firmId));
  expect(left.map(({ id }) => String(id)).sort()).toEqual([kept, fresh].sort());
  for (const { id, storedAs } of named) {
    expect((await store.read(storedAs)) === null, String(id)).toBe(String(id) === old);
  }
});
