import { gunzipSync, zstdDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { codingFor, compressAnswer } from './compress-answer.ts';

const PAGE = `<p>${'内六角 M8×30 '.repeat(400)}</p>`;

it.each([
  ['gzip, deflate, br, zstd', 'zstd'],
  ['gzip, deflate, br', 'gzip'],
  ['GZIP;q=0.5', 'gzip'],
  ['zstd;q=0, gzip', 'gzip'],
  ['gzip;q=0.000', null],
  ['br', null],
  ['identity', null],
  ['', null],
  [null, null],
])('of %s it sends %s', (accepted, coding) => {
  expect(codingFor(accepted)).toBe(coding);
});

describe('compressAnswer', () => {
  const html = (body: string) => new Response(body, { headers: { 'content-type': 'text/html; charset=utf-8' } });

  it.each([
    ['zstd', zstdDecompressSync],
    ['gzip', gunzipSync],
  ])('gives a page back that was sent as %s', async (coding, open) => {
    const answer = await compressAnswer(html(PAGE), coding);
    expect(answer.headers.get('content-encoding')).toBe(coding);
    expect(answer.headers.get('vary')).toBe('accept-encoding');
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.length).toBeLessThan(PAGE.length / 5);
    expect(open(bytes).toString()).toBe(PAGE);
  });

  it('takes the text that is known instead of the empty answer around it', async () => {
    const around = new Response(null, { status: 404, headers: { 'content-type': 'text/html' } });
    const answer = await compressAnswer(around, null, PAGE);
    expect([answer.status, await answer.text()]).toEqual([404, PAGE]);
    expect(answer.headers.get('content-encoding')).toBeNull();
  });

  it.each([
    ['short answers', new Response('{}', { headers: { 'content-type': 'application/json' } })],
    ['pictures', new Response(PAGE, { headers: { 'content-type': 'image/webp' } })],
    ['what is compressed', new Response(PAGE, { headers: { 'content-type': 'text/html', 'content-encoding': 'br' } })],
    ['redirects', new Response(null, { status: 302 })],
  ])('leaves %s alone', async (_, answer) => {
    const before = answer.headers.get('content-encoding');
    expect((await compressAnswer(answer, 'zstd, gzip')).headers.get('content-encoding')).toBe(before);
  });
});
