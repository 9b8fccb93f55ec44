import { randomUUID } from 'node:crypto';
import { inflateSync } from 'node:zlib';
import * as xlsx from '@e965/xlsx';
import { and, inArray, isNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createPost } from '#app/api/open-messages.ts';
import { readPepper } from '#app/api/read-pepper.ts';
import { quoteEffects, warnBeforeExpiry } from '#features/quotes/api/quote-jobs.ts';
import { type MailMessage } from '#platform/api/messages.ts';
import { deliverEffects, type EffectHandlers } from '#platform/api/outbox-worker.ts';
import { outbox } from '#platform/api/platform-tables.ts';
import { UNCOUNTED } from '#platform/api/rate-limit.ts';
import { buildFirm, buildMember, type TestMember } from '#tests/factories/build-member.ts';
import { buildSku } from '#tests/factories/build-sku.ts';
import { quoteDeskOf } from '#tests/factories/quote-desk.ts';
import { uploadFile } from '#tests/factories/upload-file.ts';
import { takeMessages } from '#tests/inbox.ts';
import { startTestShop, type TestShop, testEnv } from '#tests/test-shop.ts';

/** Texts that run, compute or lie elsewhere; here each is what somebody wrote. */
const TEXTS = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '=HYPERLINK("http://evil.test";"请点这里")',
  '@SUM(1+1)*cmd|/C calc!A0',
  '+1-1',
  "'; drop table quotes; --",
  '第一行\nhttps://evil.test/pay\nBcc: all@evil.test',
];
const REFUSED = ['甲\u0000乙', '甲\u0007乙', '价格\u202e00.1', '甲\u2066乙'];

let shop: TestShop;
let buyer: TestMember;
let staff: TestMember;
let itemNo: string;

beforeAll(async () => {
  shop = await startTestShop({ limiter: UNCOUNTED });
  buyer = await buildMember(shop.db.owner);
  const firm = await buildFirm(shop.db.owner, { firmType: 'operator' });
  staff = await buildMember(shop.db.owner, { firm, permissions: ['DESK_QUOTES'] });
  ({ itemNo } = await buildSku(shop.db.owner, { salesPrice: '50.00' }));
});
afterAll(() => shop.stop());

const call = (path: string, input: unknown = {}, member = buyer) =>
  shop.post(`/oms-front/${path}`, input, { token: member.token, key: randomUUID() });

async function written(text: string): Promise<string> {
  const lines = [{ skuCode: itemNo, quantity: 3, note: text.slice(0, 200), customerCode: text.slice(0, 60) }];
  const { quoteNo } = (await call('quote/create', { title: text.slice(0, 80), note: text, lines })).body.data;
  await quoteDeskOf(shop, staff).send(quoteNo, { prices: ['48.00'] });
  await quoteDeskOf(shop, staff).act('ask', quoteNo, { question: text });
  return quoteNo;
}

async function paper(path: string, body: object): Promise<Buffer> {
  const headers = { 'content-type': 'application/json', token: buyer.token };
  const response = await fetch(`${shop.url}/oms-front/quote/${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  return Buffer.from(await response.arrayBuffer());
}

/** What fails on a machine that stands still for seconds is tried once more by the worker, seconds later. */
const patiently = <T>(check: () => Promise<T>) => vi.waitFor(check, { timeout: 60_000, interval: 500 });

/** Carries out what quotes told until nothing is left; what is left says why. */
const heard = (handlers: EffectHandlers) =>
  patiently(async () => {
    while (await deliverEffects(shop.db.app, handlers));
    const left = await shop.db.owner
      .select({ topic: outbox.topic, lastError: outbox.lastError })
      .from(outbox)
      .where(and(inArray(outbox.topic, Object.keys(handlers)), isNull(outbox.doneAt)));
    expect(left).toEqual([]);
  });

/** Everything a reader of PDF would act on: the file with its packed parts unpacked. */
function unpacked(pdf: Buffer): string {
  const parts = pdf.toString('latin1').split('stream\n');
  const inner = parts.map((part) => {
    try {
      return inflateSync(Buffer.from(part, 'latin1')).toString('latin1');
    } catch {
      return '';
    }
  });
  return [...parts, ...inner].join('\n');
}

describe.each(TEXTS)('check 56: %j', (text) => {
  it('is told as it was written, and is a plain cell in the workbook', async () => {
    const quoteNo = await written(text);
    const detail = (await call(`quote/detail/enterprise/${quoteNo}`)).body.data;
    expect(detail.note).toBe(text);
    const sheet = Object.values(xlsx.read(await paper('quotExportExcel', { quoteNo })).Sheets)[0] ?? {};
    const cells = Object.entries(sheet).filter(([place]) => /^[A-Z]+\d+$/.test(place));
    expect(cells.length).toBeGreaterThan(10);
    for (const [, cell] of cells) expect((cell as xlsx.CellObject).f).toBeUndefined();
    for (const [, cell] of cells) expect((cell as xlsx.CellObject).l).toBeUndefined();
  });

  it('is drawn in the PDF, which runs and opens nothing', async () => {
    const pdf = await paper(`quotExportPdf/${await written(text)}`, {});
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(unpacked(pdf)).not.toMatch(/\/(JavaScript|JS|Launch|URI|OpenAction|AA|EmbeddedFile|SubmitForm)\b/);
  });

  it('stays one line of a mail whose only links are our own', async () => {
    const quoteNo = await written(text);
    const email = `q${randomUUID()}@mail.test`;
    await shop.db.owner.execute(sql`update users set email = ${email} where id = ${buyer.userId}`);
    const post = { messages: createPost(await readPepper(testEnv)), origin: 'https://shop.test' };
    await heard(quoteEffects(shop.db.app, post));
    await shop.db.owner.execute(
      sql`update quotes set valid_until = now() + interval '20 hours' where quote_no = ${quoteNo}`,
    );
    await warnBeforeExpiry(shop.db.app, post, new Date());
    const mails: MailMessage[] = [];
    await patiently(async () => {
      mails.push(...((await takeMessages(shop, email)) as MailMessage[]));
      expect(mails.length).toBeGreaterThanOrEqual(3);
    });
    for (const mail of mails) {
      expect(mail.subject).not.toMatch(/[\r\n]/);
      for (const line of mail.text.split('\n')) {
        if (/^https?:/.test(line)) expect(line).toMatch(/^https:\/\/shop\.test\//);
        expect(line).not.toMatch(/^Bcc:/);
      }
    }
  });
});

it.each(REFUSED)('%j is refused wherever somebody writes', async (text) => {
  const line = { skuCode: itemNo, quantity: 1 };
  const quoteNo = await written('正常');
  const answers = [
    await call('quote/create', { title: text, lines: [line] }),
    await call('quote/create', { lines: [{ ...line, note: text }] }),
    await call('quote/negotiate', { quoteNo, versionNo: 1, note: text }),
    await call('quote/cancel', { quoteNo, reason: text }),
    await uploadFile(shop, '/oms-front/quote/upload', { quoteNo, fileName: text }, buyer),
    await call('enquiry/create', { lines: [{ name: text, quantity: 1 }] }),
    await call('enquiry/create', { note: text, lines: [{ name: '垫片', quantity: 1 }] }),
    await quoteDeskOf(shop, staff).act('ask', quoteNo, { question: text }),
  ];
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 400));
});
