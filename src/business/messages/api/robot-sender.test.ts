import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { InsideAddress } from '#platform/api/guarded-post.ts';
import { createRobotSender, openAddress, problemWords, sealAddress, signRobot } from './robot-sender.ts';

const NOW = new Date('2026-11-23T00:00:00Z');
const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function platform(status: number, body: string, headers: Record<string, string> = {}) {
  const heard: { url?: string; body: string; key?: unknown }[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (piece) => {
      text += piece;
    });
    request.on('end', () => {
      heard.push({ url: request.url, body: text, key: request.headers['idempotency-key'] });
      response.writeHead(status, headers).end(body);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  servers.push(server);
  return { heard, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/send?key=1` };
}
const sender = createRobotSender(() => NOW, { allows: () => true });
const robot = (url: string, secret = '') => ({ url, secret, kind: 'dingtalk' as const });

it('writes plain text under the same key at every try', async () => {
  const { heard, url } = await platform(200, '{"errcode":0}');
  await sender.send(robot(url), '好', 'k1');
  await sender.send(robot(url), '好', 'k1');
  expect(heard).toEqual(
    Array.from({ length: 2 }, () => ({
      url: '/send?key=1',
      body: '{"msgtype":"text","text":{"content":"好"}}',
      key: 'k1',
    })),
  );
});

it.each([
  ['refuses', 200, '{"errcode":310000,"errmsg":"内情"}', '平台拒绝了消息（代码 310000）'],
  ['is broken', 500, '内情', '平台返回 500'],
  ['leads elsewhere', 302, '', '平台返回 302'],
  ['answers no JSON', 200, '内情', '连接不上平台'],
])('fails where the platform %s, in words without its own', async (_, status, body, words) => {
  const { url } = await platform(status, body, { location: 'http://127.0.0.1/' });
  const error = await sender.send(robot(url), '好', 'k').catch((one: unknown) => one);
  expect(problemWords(error)).toContain(words);
  expect(`${String(error)}${problemWords(error)}`).not.toContain('内情');
});

it('does not write into networks of ours', async () => {
  const { heard, url } = await platform(200, '{"errcode":0}');
  const error = await createRobotSender(() => NOW)
    .send(robot(url), '好', 'k')
    .catch((one: unknown) => one);
  expect(error).toBeInstanceOf(InsideAddress);
  expect(problemWords(error)).toContain('内部网络');
  expect(heard).toEqual([]);
});

it('signs as each platform asks', () => {
  const hmac = (key: string, text: string) => createHmac('sha256', key).update(text).digest('base64');
  const ding = signRobot(
    { kind: 'dingtalk', url: 'https://oapi.dingtalk.com/robot/send?access_token=1', secret: 'S' },
    '好',
    NOW,
  );
  const ms = String(NOW.getTime());
  expect(ding.url.searchParams.get('timestamp')).toBe(ms);
  expect(ding.url.searchParams.get('sign')).toBe(hmac('S', `${ms}\nS`));
  const fei = signRobot(
    { kind: 'feishu', url: 'https://open.feishu.cn/open-apis/bot/v2/hook/1', secret: 'S' },
    '好',
    NOW,
  );
  const seconds = String(NOW.getTime() / 1000);
  expect(fei.body).toMatchObject({ timestamp: seconds, sign: hmac(`${seconds}\nS`, '') });
  for (const kind of ['wecom', 'feishu', 'dingtalk'] as const) {
    const plain = signRobot({ kind, url: 'https://x.cn/', secret: kind === 'wecom' ? 'S' : '' }, '好', NOW);
    expect([plain.url.search, 'sign' in plain.body]).toEqual(['', false]);
  }
});

it('keeps addresses so that the database alone opens none', () => {
  const [secret, address] = [Buffer.alloc(32, 1), { url: 'https://x.cn/?key=geheim', secret: 'S' }];
  const sealed = sealAddress(address, secret);
  expect(sealed).not.toContain('geheim');
  expect(openAddress(sealed, secret)).toEqual(address);
  expect(() => openAddress(sealed, Buffer.alloc(32, 2))).toThrow();
});
