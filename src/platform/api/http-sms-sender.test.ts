import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createHttpSmsSender } from './http-sms-sender.ts';

const KEY = 'key-of-the-gateway';
const message = {
  phoneNumber: '13812345678',
  template: 'login_code',
  params: { code: '246810' },
  text: '验证码 246810',
};

let gateway: Server;
let url: string;
let answer: (response: ServerResponse) => void;
let received: { method?: string; path?: string; headers: IncomingHttpHeaders; body: string }[];

beforeAll(async () => {
  gateway = createServer((request, response) => {
    const { method, url: path, headers } = request;
    void readText(request).then((body) => {
      received.push({ method, path, headers, body });
      answer(response);
    });
  });
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}/send`;
});
afterAll(() => {
  gateway.closeAllConnections();
  gateway.close();
});
beforeEach(() => {
  received = [];
  answer = (response) => response.end('{"code":0}');
});

const now = () => new Date('2026-11-20T04:00:00.900Z');
const send = (options: { url?: string; timeoutMs?: number } = {}) =>
  createHttpSmsSender({ url, key: KEY, now, ...options }).send(message, 'message-1');

it('posts the message, signed over time and body', async () => {
  await send();
  const [request] = received;
  expect(JSON.parse(request?.body ?? '')).toEqual({ messageId: 'message-1', ...message });
  const signature = createHmac('sha256', KEY).update(`1795147200.${request?.body}`).digest('hex');
  expect(request).toMatchObject({
    method: 'POST',
    path: '/send',
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'x-timestamp': '1795147200',
      'x-signature': signature,
    },
  });
});

it.each(['', 'OK', '{"code":0,"msg":"ok"}', '{"code":"0"}', '{"id":"7"}', 'null', '[]', 'x'.repeat(100_000)])(
  'takes 2xx with %.20j for sent',
  async (body) => {
    answer = (response) => response.writeHead(202).end(body);
    await expect(send()).resolves.toBeUndefined();
  },
);

it.each([
  [500, '', 'SMS gateway answered 500'],
  [429, '{"code":0}', 'SMS gateway answered 429'],
  [200, '{"code":1001,"msg":"13812345678 的验证码 246810 未发送"}', 'SMS gateway refused with code 1001'],
  [200, '{"code":"isv.LIMIT"}', 'SMS gateway refused with code isv.LIMIT'],
  [200, '{"code":{"13812345678":"246810"}}', 'SMS gateway refused with code unreadable'],
  [200, '{"code":"13812345678 246810"}', 'SMS gateway refused with code unreadable'],
])('takes %s %s for an error and repeats nothing of the message', async (status, body, words) => {
  answer = (response) => response.writeHead(status).end(body);
  await expect(send()).rejects.toThrow(new Error(words));
});

it('follows no redirect', async () => {
  answer = (response) => response.writeHead(307, { location: `${url}/elsewhere` }).end();
  await expect(send()).rejects.toThrow('SMS gateway answered 307');
  expect(received.map(({ path }) => path)).toEqual(['/send']);
});

it.each([
  ['nothing', () => undefined],
  ['half an answer', (response: ServerResponse) => void response.writeHead(200).write('{"code":')],
])('gives up on a gateway that sends %s', async (_, behaviour) => {
  answer = behaviour;
  await expect(send({ timeoutMs: 200 })).rejects.toThrow(/^SMS gateway .*TimeoutError$/);
});

it('names the cause when nobody listens', async () => {
  await expect(send({ url: 'http://127.0.0.1:1/' })).rejects.toThrow('SMS gateway not reached');
});
