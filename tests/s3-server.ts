import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface S3Server {
  url: string;
  /** What it keeps, by `/bucket/key`. */
  kept: Map<string, Buffer>;
  /** From now on it answers everything with this status; null: as usual. */
  fail(status: number | null): void;
  close(): Promise<void>;
}

const xml = (code: string) => `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code></Error>`;

/** The three calls of S3 that the shop makes, for one pair of keys. The signature is looked at, not worked out. */
export async function startS3Server(accessKeyId: string): Promise<S3Server> {
  const kept = new Map<string, Buffer>();
  let failing: number | null = null;
  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece as Buffer);
    const key = new URL(request.url ?? '', 'http://s3').pathname;
    const answer = (status: number, body: string | Buffer = '') => response.writeHead(status).end(body);
    if (failing !== null) return answer(failing, xml('SlowDown'));
    const signed = `AWS4-HMAC-SHA256 Credential=${accessKeyId}/`;
    if (!request.headers.authorization?.startsWith(signed)) return answer(403, xml('AccessDenied'));
    const found = kept.get(key);
    if (request.method === 'PUT') kept.set(key, Buffer.concat(pieces));
    if (request.method === 'DELETE') kept.delete(key);
    if (request.method === 'GET') return found ? answer(200, found) : answer(404, xml('NoSuchKey'));
    return answer(request.method === 'DELETE' ? 204 : 200);
  };
  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    kept,
    fail: (status) => {
      failing = status;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
