import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';

export interface Buyer {
  token: string;
  addressId: string;
}

export interface OrderLine {
  skuCode: string;
  quantity: number;
  salesPrice: string;
}

export interface Load {
  urls: readonly string[];
  buyers: readonly Buyer[];
  /** Buyers who order at the same moment. */
  concurrency: number;
  seconds: number;
  /** What the next order holds, with its total. */
  next: () => { lines: OrderLine[]; totalAmount: string };
}

export interface Outcome {
  orders: number;
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p95: number;
  p99: number;
  refused: Record<string, number>;
}

const agent = new Agent({ keepAlive: true });

function send(url: string, { token }: Buyer, input: object): Promise<{ status: number; text: string }> {
  const body = JSON.stringify(input);
  const headers = { 'content-type': 'application/json', token, 'idempotency-key': randomUUID() };
  return new Promise((resolve, reject) => {
    const call = request(`${url}/oms-front/trade/create`, { method: 'POST', agent, headers }, (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => {
        text += chunk.toString();
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
    });
    call.on('error', reject);
    call.end(body);
  });
}

const share = (times: readonly number[], part: number) =>
  Math.round((times[Math.floor((times.length - 1) * part)] ?? Number.NaN) * 10) / 10;

/** Places orders as fast as they are answered and tells what came of it. */
export async function placeOrders({ urls, buyers, concurrency, seconds, next }: Load): Promise<Outcome> {
  const times: number[] = [];
  const refused: Record<string, number> = {};
  const began = performance.now();
  const until = began + seconds * 1_000;
  const work = async (index: number) => {
    for (let round = index; performance.now() < until; round += concurrency) {
      const buyer = buyers[round % buyers.length];
      const url = urls[round % urls.length];
      if (!buyer || !url) throw new Error('nobody to order');
      const started = performance.now();
      const { status, text } = await send(url, buyer, { ...next(), addressId: buyer.addressId });
      if (status === 200) times.push(performance.now() - started);
      else refused[text.slice(0, 120)] = (refused[text.slice(0, 120)] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: concurrency }, (_, index) => work(index)));
  const took = (performance.now() - began) / 1_000;
  times.sort((a, b) => a - b);
  const perSecond = Math.round(times.length / took);
  return {
    orders: times.length,
    perSecond,
    p50: share(times, 0.5),
    p95: share(times, 0.95),
    p99: share(times, 0.99),
    refused,
  };
}
