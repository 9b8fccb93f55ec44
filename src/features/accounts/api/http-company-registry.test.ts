import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createHttpCompanyRegistry } from './http-company-registry.ts';

const KEY = 'a-key-nobody-else-has';
const FOUND = {
  error_code: 0,
  reason: 'ok',
  result: {
    total: 2,
    items: [
      {
        id: 7,
        name: '苏州<em>锐衡</em>精密机械有限公司',
        creditCode: '913205002026013735',
        legalPersonName: '陆文清',
        regStatus: '存续',
        regCapital: '500万',
      },
      { id: 8, name: '没有代码的个体户', creditCode: null },
    ],
  },
};

let server: Server;
let url: string;
let answer: (request: IncomingMessage, response: ServerResponse) => void;
beforeAll(async () => {
  server = createServer((request, response) => answer(request, response));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/services/open`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const registry = (timeoutMs?: number) => createHttpCompanyRegistry({ url, key: KEY, timeoutMs });
const json =
  (body: unknown, status = 200) =>
  (_: IncomingMessage, response: ServerResponse) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };

it('asks with the key in a header and the keyword escaped, and returns what has a code', async () => {
  let seen: IncomingMessage | undefined;
  answer = (request, response) => {
    seen = request;
    json(FOUND)(request, response);
  };
  expect(await registry().search('锐衡&pageSize=999')).toEqual([
    {
      name: '苏州锐衡精密机械有限公司',
      creditCode: '913205002026013735',
      legalPerson: '陆文清',
      address: null,
      status: '存续',
    },
  ]);
  expect(seen?.headers.authorization).toBe(KEY);
  const query = new URL(seen?.url ?? '', url).searchParams;
  expect({ word: query.get('word'), sizes: query.getAll('pageSize') }).toEqual({
    word: '锐衡&pageSize=999',
    sizes: ['10'],
  });
});

it('finds by credit code only what carries exactly that code', async () => {
  answer = json(FOUND);
  expect((await registry().byCreditCode('913205002026013735'))?.legalPerson).toBe('陆文清');
  expect(await registry().byCreditCode('913205002026013736')).toBeNull();
});

it('takes “nothing found” for an empty answer', async () => {
  answer = json({ error_code: 300000, reason: '无数据', result: null });
  expect(await registry().search('查无此家')).toEqual([]);
});

it.each<[string, typeof answer]>([
  ['an error of the server', json({}, 500)],
  ['a refused key', json({ error_code: 300002, reason: '账号失效' })],
  ['another shape', json({ error_code: 0, result: { items: [{ name: { $ne: 1 } }] } })],
  ['no JSON', (_, response) => response.end('<html>')],
  ['half a megabyte and more', (_, response) => response.end(`"${'x'.repeat(600 * 1024)}"`)],
  ['a redirect', (_, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
  ['a cut connection', (request) => request.socket.destroy()],
])('fails on %s', async (_, behaviour) => {
  answer = behaviour;
  await expect(registry().search('锐衡')).rejects.toThrow();
});

it('waits no longer than it is told to, also for the end of an answer', async () => {
  answer = (_, response) => {
    response.writeHead(200);
    response.write('{');
  };
  const start = performance.now();
  await expect(registry(200).search('锐衡')).rejects.toThrow();
  expect(performance.now() - start).toBeLessThan(2_000);
});
