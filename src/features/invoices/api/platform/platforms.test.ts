import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openZip } from '#platform/api/tables/open-zip.ts';
import { readPdf } from '#tests/read-pdf.ts';
import { createHttpPlatform, signPlatformCall } from './http-platform.ts';
import { createSimulatedPlatform } from './simulated-platform.ts';
import type { IssueWish, RedWish } from './tax-platform.ts';

const party = { name: '甲', taxNo: '91', address: '', phone: '', bankName: '', bankAccount: '' };
const wish = (requestNo: string, attempt = 1): IssueWish => ({
  ...{ requestNo, attempt, type: 1, seller: party, buyer: party, netFen: 100n, taxFen: 13n, remark: '' },
  lines: [
    {
      lineNo: 1,
      name: '*紧固件*螺栓',
      spec: '',
      unit: '个',
      taxCode: '1'.repeat(19),
      taxRateBp: 1300,
      quantity: 1,
      netFen: 100n,
      taxFen: 13n,
    },
  ],
  askedAt: new Date(0),
});
const red = (requestNo: string, more: Partial<RedWish> = {}): RedWish => ({
  ...{
    requestNo,
    attempt: 1,
    invoiceNo: '9'.repeat(20),
    reason: '02',
    side: 'seller',
    booked: false,
    lines: [],
    netFen: 1n,
    taxFen: 0n,
    askedAt: new Date(0),
  },
  ...more,
});

describe('the pretended platform', () => {
  it('answers the same number the same way, loses answers and knows them afterwards', async () => {
    let now = new Date('2026-11-01T00:00:00Z');
    const platform = createSimulatedPlatform({ seed: 's', now: () => now });
    const seen = new Map<string, number>();
    for (let at = 0; at < 200; at += 1) {
      const one = wish(`FP261101${String(at).padStart(6, '0')}`);
      expect(await platform.query(one)).toEqual({ result: 'unknown' });
      const first = await platform.issue(one).catch(() => ({ result: 'lost' as const }));
      seen.set(first.result, (seen.get(first.result) ?? 0) + 1);
      now = new Date(now.getTime() + 60_000);
      const later = await platform.query(one);
      if (first.result === 'refused') expect(later).toEqual(first);
      else expect(later).toMatchObject({ result: 'issued', invoiceNo: expect.stringMatching(/^99\d{18}$/) });
      expect(await platform.issue(one)).toEqual(later);
    }
    expect([...seen.keys()].toSorted()).toEqual(['issued', 'lost', 'refused', 'working']);
  });

  it('asks the buyer about what he booked, and nobody about the rest', async () => {
    const platform = createSimulatedPlatform({ seed: 's', now: () => new Date(), faults: 0 });
    expect(await platform.requestRed(red('HZ1'))).toMatchObject({ result: 'issued' });
    expect(await platform.requestRed(red('HZ2', { booked: true }))).toEqual({ result: 'standing', code: '02' });
    expect(await platform.answerRed(red('HZ2', { booked: true }), 'confirm')).toMatchObject({ result: 'issued' });
    expect(await platform.answerRed(red('HZ3', { booked: true }), 'deny')).toEqual({ result: 'standing', code: '05' });
  });

  it('makes specimens', async () => {
    const platform = createSimulatedPlatform({ seed: 's', now: () => new Date(), faults: 0 });
    const paper = { ...wish('FP1'), invoiceNo: '9'.repeat(20), issuedAt: new Date('2026-11-01T00:00:00Z') };
    const xml = new TextDecoder().decode((await platform.download(paper, 'xml')) ?? new Uint8Array());
    expect(xml).toContain('样票');
    const pdf = await platform.download(paper, 'pdf');
    expect(
      Buffer.from(pdf ?? [])
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    const words = readPdf(Buffer.from(pdf ?? []));
    for (const said of ['样票', '税率', '13%', '价税合计（大写）壹元壹角叁分', '价税合计（小写）¥1.13'])
      expect(words).toContain(said);
    const ofd = Buffer.from((await platform.download(paper, 'ofd')) ?? []);
    const zip = await openZip(ofd, { entries: 20, unpackedBytes: 1_000_000, ratio: 50 });
    const parts = ['ofd.xml', 'doc_0/document.xml', 'doc_0/publicres.xml', 'doc_0/pages/page_0/content.xml'];
    expect(zip.names).toEqual(parts);
    const chunks: Buffer[] = [];
    for await (const chunk of zip.read('doc_0/pages/page_0/content.xml')) chunks.push(chunk);
    const page = Buffer.concat(chunks).toString();
    zip.close();
    for (const word of ['样票', '仅供演示', '9'.repeat(20), '*紧固件*螺栓']) expect(page).toContain(word);
    const long = { ...paper, lines: Array.from({ length: 90 }, () => paper.lines[0] ?? wish('x').lines[0]) };
    const pages = await openZip(Buffer.from((await platform.download(long as typeof paper, 'ofd')) ?? []), {
      ...{ entries: 20, unpackedBytes: 1_000_000, ratio: 50 },
    });
    expect(pages.names.filter((name) => name.endsWith('content.xml'))).toHaveLength(3);
    pages.close();
  });
});

describe('a platform over HTTP', () => {
  const asked: { method?: string; url?: string; signature?: string; expected: string; body: string }[] = [];
  let answer: { status: number; body: string } = { status: 200, body: '{}' };
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      const parts = [request.method ?? '', request.url ?? '', String(request.headers['x-timestamp']), body] as const;
      asked.push({
        method: request.method,
        url: request.url,
        body,
        signature: String(request.headers['x-signature']),
        expected: signPlatformCall(parts, 'secret'),
      });
      response.writeHead(answer.status).end(answer.body);
    });
  });
  let url = '';
  beforeAll(async () => {
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const address = server.address();
    url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  });
  afterAll(() => void server.close());
  const platform = () =>
    createHttpPlatform({ url, appKey: 'k', secret: 'secret', now: () => new Date(), timeoutMs: 2_000 });

  it('signs what it sends and reads what it gets', async () => {
    answer = {
      status: 200,
      body: JSON.stringify({
        result: 'issued',
        invoiceNo: '2'.repeat(20),
        issuedAt: '2026-11-01T08:00:00+08:00',
        more: 1,
      }),
    };
    expect(await platform().issue(wish('FP1'))).toEqual({
      result: 'issued',
      invoiceNo: '2'.repeat(20),
      issuedAt: new Date('2026-11-01T00:00:00Z'),
    });
    const last = asked.at(-1);
    expect([last?.url, last?.signature]).toEqual(['/invoices', last?.expected]);
  });

  it.each([
    [404, '{}', 'unknown'],
    [200, JSON.stringify({ result: 'working' }), 'working'],
    [200, JSON.stringify({ result: 'refused', reason: '税号\u0007不符' }), 'refused'],
  ])('of %s with %s: %s', async (status, body, result) => {
    answer = { status, body };
    expect((await platform().query(wish('FP1'))).result).toBe(result);
  });

  it.each([
    [500, '{}'],
    [200, 'no json'],
    [200, JSON.stringify({ result: 'issued', invoiceNo: '12', issuedAt: 'x' })],
  ])('does not believe %s with %s', async (status, body) => {
    answer = { status, body };
    await expect(platform().query(wish('FP1'))).rejects.toThrow();
  });

  it('gives up on one that says nothing, and on one that sends elsewhere', async () => {
    const mute = createServer(() => undefined);
    await new Promise<void>((done) => mute.listen(0, '127.0.0.1', done));
    const address = mute.address();
    const at = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
    const silent = createHttpPlatform({ url: at, appKey: 'k', secret: 's', now: () => new Date(), timeoutMs: 200 });
    await expect(silent.issue(wish('FP1'))).rejects.toThrow(/timeout|abort/i);
    mute.closeAllConnections();
    mute.close();
    answer = { status: 302, body: '' };
    await expect(platform().issue(wish('FP1'))).rejects.toThrow();
  });

  it('takes the same invoice for the same number, however often it is sent', async () => {
    const issued = { result: 'issued', invoiceNo: '3'.repeat(20), issuedAt: '2026-11-01T08:00:00+08:00' };
    answer = { status: 200, body: JSON.stringify(issued) };
    const before = asked.length;
    const [first, second] = [await platform().issue(wish('FP7')), await platform().issue(wish('FP7'))];
    expect(second).toEqual(first);
    const bodies = asked.slice(before).map(({ body }) => JSON.parse(body ?? '{}'));
    expect(bodies.map(({ requestNo, totalAmount, lines }) => [requestNo, totalAmount, lines[0].taxRate])).toEqual([
      ['FP7', '1.13', 0.13],
      ['FP7', '1.13', 0.13],
    ]);
  });

  it('asks for files and what an invoice is worth there under its number', async () => {
    answer = { status: 200, body: '%PDF-1.7' };
    const paper = { ...wish('FP1'), invoiceNo: '9'.repeat(20), issuedAt: new Date('2026-10-31T20:00:00Z') };
    expect(Buffer.from((await platform().download(paper, 'ofd')) ?? []).toString()).toBe('%PDF-1.7');
    expect(asked.at(-1)?.url).toBe(`/invoices/${paper.invoiceNo}/files/ofd`);
    answer = { status: 404, body: '' };
    expect(await platform().download(paper, 'ofd')).toBeNull();
    answer = { status: 200, body: JSON.stringify({ result: 'red' }) };
    expect(await platform().verify({ ...paper, totalFen: 11_300n })).toBe('red');
    expect(asked.at(-1)?.url).toBe(`/invoices/${paper.invoiceNo}/status?issuedOn=2026-11-01&amount=113.00`);
  });
});
