import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PUSH_PATH, signedHeaders } from '#business/carriers/api/carrier-signature.ts';
import { type CarrierSettings, createHttpCarrier, type ParcelPlace } from '#business/carriers/api/public.ts';

const KEY = 'a-key-that-only-the-carrier-has';

/** Where goods come back to in tests. */
export const WAREHOUSE_PLACE: ParcelPlace = {
  ...{ receiver: '退货组', phone: '021-58880000', province: '上海市', city: '上海市', district: '嘉定区' },
  detail: '仓储路 1 号',
};

export interface CarrierAnswer {
  status?: number;
  body?: unknown;
  /** Nothing is said at all. */
  silent?: boolean;
}

/** A carrier on a port of its own, behind the adapter that a shop would speak to it with. */
export async function startCarrierServer() {
  const asked: { method: string; path: string; body: string }[] = [];
  let answer: (path: string, body: string) => CarrierAnswer = () => ({ status: 500 });
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on('end', () => {
      const path = request.url ?? '';
      asked.push({ method: request.method ?? '', path, body });
      const { status = 200, body: told = {}, silent } = answer(path, body);
      if (!silent) response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(told));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const carriers: CarrierSettings = {
    carrier: createHttpCarrier({ url, key: KEY, now: () => new Date(), timeoutMs: 300 }),
    real: true,
    addressOf: () => WAREHOUSE_PLACE,
  };
  return {
    carriers,
    asked,
    answer: (next: typeof answer) => {
      answer = next;
    },
    /** Brings news to a shop, signed unless told otherwise; answers the status. */
    async push(shopUrl: string, news: object, { key = KEY, at = new Date() } = {}): Promise<number> {
      const body = JSON.stringify(news);
      const headers = {
        'content-type': 'application/json',
        ...signedHeaders({ method: 'POST', path: PUSH_PATH, body }, key, at),
      };
      return (await fetch(shopUrl + PUSH_PATH, { method: 'POST', headers, body })).status;
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
