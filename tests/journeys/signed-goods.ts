import { type APIRequestContext, type APIResponse, expect } from '@playwright/test';
import { placeOrder } from './shop-session.ts';

type Calls = Pick<APIRequestContext, 'post'>;

/** One call as the pages make it, done once. */
export async function ask<T>(request: Calls, path: string, data: object): Promise<T> {
  const response = await request.post(path, { data, headers: { 'idempotency-key': crypto.randomUUID() } });
  return answerOf(path, response);
}

async function answerOf<T>(path: string, response: APIResponse): Promise<T> {
  expect(response.status(), `${path}: ${await response.text()}`).toBe(200);
  return ((await response.json()) as { data: T }).data;
}

/** What a job changes between a look and an act is looked at again, as people do who are told of it. */
const LOOKS = 3;

/** One act on what was seen a moment before; `seen` reads it and answers the act. */
export async function actOnSeen<T>(request: Calls, path: string, seen: () => Promise<object>): Promise<T> {
  for (let look = 1; look < LOOKS; look += 1) {
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const response = await request.post(path, { data: await seen(), headers });
    if (response.status() !== 409) return answerOf(path, response);
  }
  return ask(request, path, await seen());
}

interface DeskOrder {
  version: number;
  parts: { partNo: number }[];
  parcels: { shipmentNo: string; lines: { lineNo: number; quantity: number }[] }[];
}

const DESK = '/oms-front/desk';

/** Sends an order past the pages of the desk, which have journeys of their own; answers its parcels. */
export async function sendGoods(staff: Calls, orderNo: string): Promise<DeskOrder['parcels']> {
  const order = () => ask<DeskOrder>(staff, `${DESK}/orders/detail`, { orderNo });
  const act = async (path: string, input: object) =>
    actOnSeen(staff, `${DESK}/${path}`, async () => ({ orderNo, version: (await order()).version, ...input }));
  // An order is divided into parts some time after it was placed.
  const parts = async () => (await order()).parts.length;
  await expect.poll(parts, { message: `parts of ${orderNo}`, timeout: 60_000 }).toBeGreaterThan(0);
  for (const { partNo } of (await order()).parts) {
    await act('parts/start', { partNo });
    await act('parts/pickAll', { partNo });
    await act('parts/ship', { partNo, carrier: '顺丰速运', trackingNo: `SF${orderNo.slice(2)}${partNo}` });
  }
  return (await order()).parcels;
}

interface Faults {
  short?: number;
  over?: number;
  damaged?: number;
}

/** The buyer signs for everything; what was wrong is written to the first parcel. */
export async function signGoods(buyer: Calls, parcels: DeskOrder['parcels'], faults: Faults = {}): Promise<void> {
  for (const [index, { shipmentNo, lines }] of parcels.entries()) {
    const wrong = index === 0 ? faults : {};
    const counts = lines.map(({ lineNo, quantity }) => ({ lineNo, received: quantity - (wrong.short ?? 0), ...wrong }));
    await ask(buyer, '/oms-front/trade/signShipment', { shipmentNo, signer: '王师傅', lines: counts });
  }
}

/** An order of one item that was sent and signed for; answers its number. */
export async function orderSigned(
  buyer: APIRequestContext,
  staff: Calls,
  quantity: number,
  faults?: Faults,
): Promise<string> {
  const orderNo = await placeOrder(buyer, undefined, {}, quantity);
  await signGoods(buyer, await sendGoods(staff, orderNo), faults);
  return orderNo;
}
