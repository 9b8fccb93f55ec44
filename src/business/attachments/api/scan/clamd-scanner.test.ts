import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { createClamdScanner } from './clamd-scanner.ts';

const open: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});

/** What comes between the command and the empty piece, put together again. */
function contentOf(stream: Buffer): Buffer | null {
  const command = Buffer.from('zINSTREAM\0');
  if (!stream.subarray(0, command.length).equals(command)) throw new Error('no INSTREAM');
  const pieces: Buffer[] = [];
  let at = command.length;
  while (at + 4 <= stream.length) {
    const length = stream.readUInt32BE(at);
    if (length === 0) return Buffer.concat(pieces);
    pieces.push(stream.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}

/** A clamd that answers what `say` makes of a content. */
async function startClamd(listen: number | string, say: (content: Buffer, socket: Socket) => string | null) {
  const server: Server = createServer((socket) => {
    let stream = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('data', (piece) => {
      stream = Buffer.concat([stream, piece]);
      const content = contentOf(stream);
      const answer = content && say(content, socket);
      if (answer !== null) socket.end(answer);
    });
  });
  await new Promise<void>((resolve) => server.listen(listen, () => resolve()));
  open.push(() => new Promise((resolve) => server.close(resolve)));
  return typeof listen === 'string' ? `unix://${listen}` : `tcp://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const EICAR = Buffer.from('EICAR');
const judge = (content: Buffer) => (content.includes(EICAR) ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0');

it('sends a file whole, in pieces, and hears that it is clean', async () => {
  const content = Buffer.alloc(300_000, 'MRO');
  const seen: Buffer[] = [];
  const address = await startClamd(0, (whole) => {
    seen.push(whole);
    return judge(whole);
  });
  expect(await createClamdScanner(address).scan(content)).toEqual({ found: null });
  expect(Buffer.compare(seen[0] ?? Buffer.alloc(0), content)).toBe(0);
});

it('hears what was found, over a socket of this machine', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'clamd-'));
  open.push(() => rm(folder, { recursive: true, force: true }));
  const address = await startClamd(join(folder, 'clamd.sock'), judge);
  expect(await createClamdScanner(address).scan(EICAR)).toEqual({ found: 'Eicar-Test-Signature' });
});

it.each([
  ['an error', () => 'INSTREAM size limit exceeded. ERROR\0', 'size limit exceeded'],
  [
    'nothing',
    (_: Buffer, socket: Socket) => {
      socket.destroy();
      return null;
    },
    'clamd answers: nothing',
  ],
  ['half a word', () => 'stream: O', 'clamd answers'],
])('takes %s for no answer', async (_, say, told) => {
  const address = await startClamd(0, say);
  await expect(createClamdScanner(address).scan(EICAR)).rejects.toThrow(told);
});

it('does not wait for ever', async () => {
  const address = await startClamd(0, () => null);
  await expect(createClamdScanner(address, 50).scan(EICAR)).rejects.toThrow('does not answer');
});

it('says that nobody is there', async () => {
  await expect(createClamdScanner('tcp://127.0.0.1:9').scan(EICAR)).rejects.toThrow();
});
