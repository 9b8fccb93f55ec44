import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { cutSlowClients } from './cut-slow-clients.ts';

const LIMITS = { windowMs: 800, leastBytes: 300, checkMs: 20 };
const HEAD = 'POST / HTTP/1.1\r\nHost: shop.test\r\nContent-Length: 100000\r\n\r\n';
const open: { server: Server; sockets: Socket[] }[] = [];

afterEach(() => {
  for (const { server, sockets } of open.splice(0)) {
    for (const socket of sockets) socket.destroy();
    server.closeAllConnections();
    server.close();
  }
});

async function start(listener: RequestListener) {
  const server = createServer({ requestTimeout: 0 }, listener);
  cutSlowClients(server, LIMITS);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => undefined);
  let heard = '';
  open.push({ server, sockets: [socket] });
  const closed = new Promise<string>((done) => socket.once('close', () => done(heard)));
  return { socket, closed, listen: () => socket.on('data', (data) => void (heard += String(data))) };
}

const readAll: RequestListener = (request, response) => {
  request.resume();
  request.on('end', () => response.end('done'));
};

it('cuts whoever sends a byte now and then', async () => {
  const { socket, closed, listen } = await start(readAll);
  listen();
  socket.write(HEAD);
  const drip = setInterval(() => socket.write('x'), 50);
  expect(await closed).toContain('408 Request Timeout');
  clearInterval(drip);
});

it('lets an upload run that moves, however long it takes', async () => {
  const { socket, closed, listen } = await start(readAll);
  listen();
  socket.write(HEAD.replace('100000', '40000'));
  for (let sent = 0; sent < 40_000; sent += 1_000) {
    socket.write('x'.repeat(1_000));
    await pause(60);
  }
  socket.end();
  expect(await closed).toContain('done');
});

it('cuts whoever does not take the answer', async () => {
  const { socket, closed } = await start((_, response) => response.end(Buffer.alloc(20_000_000)));
  socket.write('GET / HTTP/1.1\r\nHost: shop.test\r\n\r\n');
  socket.pause();
  const server = open.at(-1)?.server;
  const count = () => new Promise<number>((done) => server?.getConnections((_, n) => done(n)));
  await expect.poll(count, { timeout: 10_000 }).toBe(0);
  socket.destroy();
  await closed;
});

it('waits for a handler and keeps a connection that rests', async () => {
  const { socket, listen } = await start((request, response) => {
    request.resume();
    setTimeout(() => response.end('late'), 2_000);
  });
  let ended = false;
  socket.once('close', () => void (ended = true));
  listen();
  let heard = '';
  socket.on('data', (data) => void (heard += String(data)));
  socket.write('GET / HTTP/1.1\r\nHost: shop.test\r\n\r\n');
  await expect.poll(() => heard, { timeout: 10_000 }).toContain('late');
  await pause(1_700);
  expect(ended).toBe(false);
});
