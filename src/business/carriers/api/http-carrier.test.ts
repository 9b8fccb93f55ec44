import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PushRefused } from './carrier-adapter.ts';
import { PUSH_PATH, SIGNATURE_HEADER, signCarrierCall, signedHeaders, TIME_HEADER } from './carrier-signature.ts';
import { createHttpCarrier } from './http-carrier.ts';

const KEY = 'a-key-nobody-else-has';
const NOW = new Date('2026-11-23T04:30:00Z');
const PLACE = {
  receiver: '李敏',
  phone: '13800000000',
  province: '江苏省',
  city: '苏州市',
  district: '',
  detail: '1 号',
};
const WISH = { requestNo: 'TH261123000017', from: PLACE, to: PLACE, slot: null, askedAt: NOW };
const NEWS = { id: 'n-1', step: 'collected', at: '2026-11-23T10:00:00+08:00', words: '已\u0000取件', extra: 1 };

interface Seen {
  method: string;
  path: string;
  body: string;
  headers: IncomingMessage['headers'];
}

let server: Server;
let base: string;
let seen: Seen[] = [];
let answer: (response: ServerResponse, request: IncomingMessage) => void;

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on('end', () => {
      seen.push({ method: request.method ?? '', path: request.url ?? '', body, headers: request.headers });
      answer(response, request);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const carrier = (timeoutMs?: number) => {
  seen = [];
  return createHttpCarrier({ url: base, key: KEY, now: () => NOW, timeoutMs });
};
const json = (body: unknown, status = 200) => {
  answer = (response) => response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
};

describe('asking', () => {
  it.each([
    [
      { result: 'booked', carrier: '顺丰速运', trackingNo: 'SF1000200030' },
      { result: 'booked', carrier: '顺丰速运', trackingNo: 'SF1000200030' },
    ],
    [{ result: 'waiting' }, { result: 'waiting' }],
    [
      { result: 'refused', reason: '不在\n揽收范围' },
      { result: 'refused', why: '不在 揽收范围' },
    ],
  ])('takes %j for an answer to a pick-up', async (told, taken) => {
    json(told);
    expect(await carrier().bookPickup(WISH)).toEqual(taken);
  });

  it('signs what it asks: method, path, time and body', async () => {
    json({ result: 'waiting' });
    const slot = { from: new Date('2026-11-24T01:00:00Z'), to: new Date('2026-11-24T04:00:00Z') };
    await carrier().bookPickup({ ...WISH, slot });
    const [call] = seen;
    const { method, path, body, headers } = call as Seen;
    expect({ method, path }).toEqual({ method: 'POST', path: '/v1/pickups' });
    expect(JSON.parse(body)).toEqual({
      ...{ requestNo: WISH.requestNo, from: PLACE, to: PLACE },
      slot: { from: '2026-11-24T01:00:00.000Z', to: '2026-11-24T04:00:00.000Z' },
    });
    const time = String(headers[TIME_HEADER]);
    expect(headers[SIGNATURE_HEADER]).toBe(signCarrierCall({ method: 'POST', path, body, time }, KEY));
    expect(JSON.stringify(headers)).not.toContain(KEY);
  });

  it('reads news, and what it needs of it alone', async () => {
    json({ news: [NEWS], more: true });
    const since = new Date('2026-11-22T00:00:00Z');
    const news = await carrier().query({ carrier: '顺丰速运', trackingNo: 'SF1&a=b', since });
    expect(news).toEqual([
      {
        ...{ noticeId: 'n-1', step: 'collected', words: '已 取件', place: '', signer: '' },
        happenedAt: new Date('2026-11-23T02:00:00Z'),
      },
    ]);
    const query = new URL(seen[0]?.path ?? '', base).searchParams;
    expect(query.getAll('trackingNo')).toEqual(['SF1&a=b']);
    expect(query.get('carrier')).toBe('顺丰速运');
  });

  it('says that nobody need come', async () => {
    json({});
    await carrier().cancelPickup('TH261123000017');
    expect(seen.map(({ path, body }) => [path, body])).toEqual([
      ['/v1/pickups/cancel', '{"requestNo":"TH261123000017"}'],
    ]);
  });

  it.each<[string, typeof answer]>([
    ['an error of the server', (response) => response.writeHead(500).end('{"result":"waiting"}')],
    ['a refused signature', (response) => response.writeHead(401).end('{}')],
    ['another shape', (response) => response.end('{"result":"booked","trackingNo":{"$ne":1}}')],
    ['a number that is none', (response) => response.end('{"result":"booked","carrier":"x","trackingNo":"1 or 1=1"}')],
    [
      'a name that nobody can keep',
      (response) => response.end('{"result":"booked","carrier":"顺\\u0000丰","trackingNo":"SF1000"}'),
    ],
    ['no JSON', (response) => response.end('<html>')],
    ['more than it should', (response) => response.end(`"${'x'.repeat(300 * 1024)}"`)],
    ['a redirect', (response) => response.writeHead(307, { location: 'http://127.0.0.1:1/' }).end()],
    ['a cut connection', (_, request) => request.socket.destroy()],
  ])('fails on %s, to be asked again', async (_, behaviour) => {
    answer = behaviour;
    await expect(carrier().bookPickup(WISH)).rejects.toThrow();
  });

  it('waits no longer than it is told to, also for the end of an answer', async () => {
    answer = (response) => {
      response.writeHead(200);
      response.write('{"result"');
    };
    const start = performance.now();
    await expect(carrier(200).bookPickup(WISH)).rejects.toThrow();
    expect(performance.now() - start).toBeLessThan(2_000);
  });
});

describe('pushes', () => {
  const BODY = JSON.stringify({ requestNo: 'TH261123000017', news: [NEWS] });
  const signed = (text: string, { key = KEY, at = NOW, path = PUSH_PATH } = {}) =>
    new Headers(signedHeaders({ method: 'POST', path, body: text }, key, at));
  const read = (headers: Headers, text = BODY) => carrier().readPush({ headers, text });

  it('believes what is signed, again too: whoever takes it in knows its news by their numbers', () => {
    const first = read(signed(BODY));
    expect(first).toEqual(read(signed(BODY)));
    expect(first.name).toEqual({ requestNo: 'TH261123000017' });
    expect(first.news.map(({ noticeId }) => noticeId)).toEqual(['n-1']);
  });

  it('takes a parcel by carrier and number, and a number that came later', () => {
    const named = JSON.stringify({ carrier: '顺丰速运', trackingNo: 'SF1000200030', news: [NEWS] });
    expect(read(signed(named), named).name).toEqual({ carrier: '顺丰速运', trackingNo: 'SF1000200030' });
    const both = JSON.stringify({ ...JSON.parse(named), requestNo: 'TH261123000017' });
    expect(read(signed(both), both)).toMatchObject({
      name: { requestNo: 'TH261123000017' },
      assigned: { carrier: '顺丰速运', trackingNo: 'SF1000200030' },
    });
  });

  const minutes = (count: number) => new Date(NOW.getTime() + count * 60_000);
  it.each<[string, Headers, string]>([
    ['unsigned', new Headers(), BODY],
    ['signed by somebody else', signed(BODY, { key: 'another-key-of-nobody' }), BODY],
    ['of another body', signed(BODY), BODY.replace('n-1', 'n-2')],
    ['signed for another call', signed(BODY, { path: '/v1/pickups' }), BODY],
    ['old, however well signed', signed(BODY, { at: minutes(-6) }), BODY],
    ['of the future', signed(BODY, { at: minutes(6) }), BODY],
    ['of a time that is none', new Headers({ [TIME_HEADER]: 'NaN', [SIGNATURE_HEADER]: 'x' }), BODY],
    ['no JSON', signed('{'), '{'],
    ['of another shape', signed('{"news":[]}'), '{"news":[]}'],
    ['of no parcel', signed(JSON.stringify({ news: [NEWS] })), JSON.stringify({ news: [NEWS] })],
  ])('refuses what is %s', (_, headers, text) => {
    expect(() => read(headers, text)).toThrow(PushRefused);
  });

  it('takes a clock that goes a little wrong', () => {
    for (const at of [minutes(-4), minutes(4)]) expect(read(signed(BODY, { at })).news).toHaveLength(1);
  });
});
