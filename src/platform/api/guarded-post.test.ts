import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { guardedPost, InsideAddress } from './guarded-post.ts';

const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  }
});

async function serve(answer: RequestListener) {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return (server.address() as AddressInfo).port;
}
const post = (url: string, guard = {}) => guardedPost({ url: new URL(url), body: '{"a":"好"}' }, guard);
/** Tests speak to this machine. */
const OPEN = { allows: () => true };
const HERE = [{ address: '127.0.0.1', family: 4 }];

it('posts and reads the answer', async () => {
  const port = await serve((request, response) => request.pipe(response));
  expect(await post(`http://127.0.0.1:${port}/`, OPEN)).toBe('{"a":"好"}');
});

it.each([
  'http://127.0.0.1:1/',
  'http://[::1]:1/',
  'http://[::ffff:127.0.0.1]:1/',
  'http://169.254.169.254/',
  'http://2130706433/',
])('refuses %s without speaking to it', async (url) => {
  await expect(post(url)).rejects.toBeInstanceOf(InsideAddress);
});

it('refuses a name that leads inside, were it by one of its addresses', async () => {
  const port = await serve((_, response) => response.end('secret'));
  const resolve = async () => [{ address: '8.8.8.8', family: 4 }, ...HERE];
  await expect(post(`http://robot.example.com:${port}/`, { resolve })).rejects.toBeInstanceOf(InsideAddress);
});

it('connects to the address it judged, whatever the name says a moment later', async () => {
  const port = await serve((_, response) => response.end('ok'));
  const asked: string[] = [];
  const resolve = async (host: string) => {
    asked.push(host);
    return HERE;
  };
  expect(await post(`http://robot.example.com:${port}/`, { ...OPEN, resolve })).toBe('ok');
  expect(asked).toEqual(['robot.example.com']);
});

it('follows no redirect', async () => {
  let reached = false;
  const inside = await serve((_, response) => {
    reached = true;
    response.end();
  });
  const port = await serve((_, response) => {
    response.writeHead(307, { location: `http://127.0.0.1:${inside}/` }).end();
  });
  await expect(post(`http://127.0.0.1:${port}/`, OPEN)).rejects.toThrow('answered 307');
  expect(reached).toBe(false);
});

it.each([
  [
    'answers 500',
    (_: unknown, response: Parameters<RequestListener>[1]) => void response.writeHead(500).end('words'),
    'answered 500',
  ],
  [
    'says too much',
    (_: unknown, response: Parameters<RequestListener>[1]) => void response.end('x'.repeat(100_000)),
    'not reached',
  ],
  ['says nothing', () => undefined, 'not reached'],
])('fails where the other side %s, and repeats none of its words', async (_, answer, words) => {
  const port = await serve(answer);
  await expect(post(`http://127.0.0.1:${port}/`, { ...OPEN, timeoutMs: 300 })).rejects.toThrow(words);
});

it('waits for no resolver that says nothing', async () => {
  const resolve = () => new Promise<never>(() => undefined);
  await expect(post('http://robot.example.com/', { resolve, timeoutMs: 50 })).rejects.toThrow(
    'not reached: TimeoutError',
  );
});

it('names the code of a resolver that knows nobody', async () => {
  const resolve = () => Promise.reject(Object.assign(new Error('words'), { code: 'ENOTFOUND' }));
  await expect(post('http://robot.example.com/', { resolve })).rejects.toThrow('not reached: ENOTFOUND');
});
