import { connect, type Socket } from 'node:net';
import type { Scanner } from './scanner.ts';

const CHUNK = 64 * 1024;
/** Longer than this no file of ours takes; the next attempt may find the scanner less busy. */
const TIMEOUT_MS = 60_000;
const LONGEST_ANSWER = 4_096;

function dial(address: string): Socket {
  const url = new URL(address);
  if (url.protocol === 'unix:') return connect(decodeURIComponent(url.pathname));
  return connect({ host: url.hostname.replace(/^\[|\]$/g, ''), port: Number(url.port) });
}

const lengthOf = (bytes: number) => {
  const head = Buffer.alloc(4);
  head.writeUInt32BE(bytes);
  return head;
};

/** INSTREAM: pieces with their lengths in front, and an empty one at the end. */
function* pieces(content: Uint8Array) {
  yield Buffer.from('zINSTREAM\0');
  for (let at = 0; at < content.length; at += CHUNK) {
    const piece = content.subarray(at, at + CHUNK);
    yield lengthOf(piece.length);
    yield piece;
  }
  yield lengthOf(0);
}

async function ask(socket: Socket, content: Uint8Array): Promise<string> {
  for (const piece of pieces(content)) socket.write(piece);
  let answer = '';
  for await (const piece of socket) {
    answer += String(piece);
    if (answer.includes('\0') || answer.length > LONGEST_ANSWER) break;
  }
  return answer.replace(/\0[^]*$/, '').trim();
}

/** ClamAV's daemon, over TCP or a socket of this machine. */
export function createClamdScanner(address: string, timeoutMs = TIMEOUT_MS): Scanner {
  return {
    async scan(content) {
      const socket = dial(address);
      socket.setTimeout(timeoutMs, () => socket.destroy(new Error('clamd does not answer')));
      try {
        const answer = await ask(socket, content);
        if (answer === 'stream: OK') return { found: null };
        const [, found] = /^stream: (.+) FOUND$/.exec(answer) ?? [];
        if (found) return { found };
        throw new Error(`clamd answers: ${answer || 'nothing'}`);
      } finally {
        socket.destroy();
      }
    },
  };
}
