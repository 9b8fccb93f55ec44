import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPost } from '#app/api/open-messages.ts';
import { openPayments } from '#app/api/open-payments.ts';
import { readPepper } from '#app/api/read-pepper.ts';
import { afterSales } from '#features/after-sales/api/manifest.ts';
import { fulfilment } from '#features/fulfilment/api/manifest.ts';
import { orders } from '#features/orders/api/manifest.ts';
import { payments } from '#features/payments/api/manifest.ts';
import { type PaymentChannel, simulatedNotice } from '#features/payments/api/public.ts';
import { reports } from '#features/reports/api/manifest.ts';
import { deliverEffects, mergeEffects } from '#platform/api/outbox-worker.ts';
import { brokenAfterSales } from '#tests/after-sale-invariants.ts';
import { brokenBudgets } from '#tests/budget-invariants.ts';
import { buildCenter } from '#tests/factories/build-budget.ts';
import { buildFirm, buildMember, type TestMember } from '#tests/factories/build-member.ts';
import { buildSku, type TestSku } from '#tests/factories/build-sku.ts';
import { orderInput } from '#tests/factories/place-order.ts';
import { drawsOf } from '#tests/factories/report-company.ts';
import { deskOf } from '#tests/factories/send-order.ts';
import { brokenInvariants } from '#tests/order-invariants.ts';
import { brokenReports } from '#tests/report-invariants.ts';
import { startTestShop, type TestShop, testEnv } from '#tests/test-shop.ts';

/**
 * Buyers, desk, warehouse and channels at random, after-sales mixed in: whatever they do, in whatever order, at the same time and
 * twice, nothing is given that was not paid, no unit is in two places, and the books agree.
 */
let shop: TestShop;
let owner: pg.Pool;
let buyer: TestMember;
let staff: TestMember;
let desk: ReturnType<typeof deskOf>;
let items: TestSku[];
let center: string;
let tools: Awaited<ReturnType<typeof openPayments>>;
let draw: ReturnType<typeof drawsOf>;
/** Numbers of the orders that were placed. */
let placed: string[];

const PRICES = ['3.3333', '120.00', '0.0777', '15.55', '999.99'];
const MEASURES = { brokenInvariants, brokenAfterSales, brokenBudgets, brokenReports };

beforeAll(async () => {
  shop = await startTestShop({ limiter: { take: async () => null } });
  owner = new pg.Pool({ connectionString: shop.db.ownerUrl, max: 2 });
  const opened = await openPayments(testEnv, await readPepper(testEnv), {});
  tools = { ...opened, channels: new Map([...opened.channels].map(([code, one]) => [code, moody(one)])) };
  const operator = await buildFirm(shop.db.owner, { firmType: 'operator' });
  staff = await buildMember(shop.db.owner, {
    firm: operator,
    permissions: [
      ...(['DESK_ORDERS', 'DESK_STOCK', 'DESK_PAYMENTS'] as const),
      ...(['DESK_AFTER_SALES', 'DESK_AFTER_SALES_GOODS', 'DESK_AFTER_SALES_CHECK'] as const),
    ],
  });
  desk = deskOf(shop, staff);
  await shop.db.owner.execute(sql`insert into warehouses (code, name, province_code) values ('SH', '上海仓', '31')
    on conflict do nothing`);
});
afterAll(async () => {
  await owner.end();
  await shop.stop();
});

const one = <T>(list: readonly T[]): T => {
  const found = list[draw(list.length)];
  if (found === undefined) throw new Error('nothing to draw from');
  return found;
};
/** A channel that sends back at once, later, or not at all. */
const moody = (channel: PaymentChannel): PaymentChannel => ({
  ...channel,
  refund: async ({ refundNo }) => {
    const mood = draw(3);
    if (mood === 0) throw new Error('the channel does not answer');
    return mood === 1 ? { result: 'failed', why: '余额不足' } : { result: 'done', reference: refundNo };
  },
});

/** Refused or done; what fails is a mistake of the shop. */
async function call(member: TestMember, path: string, input: object, key: string = randomUUID()) {
  const answer = await shop.post(path, input, { token: member.token, key });
  if (answer.status >= 500) throw new Error(`${path} ${JSON.stringify(input)}: ${JSON.stringify(answer.body)}`);
  return answer;
}

const handlers = () => {
  const { app } = shop.db;
  const post = { messages: createPost(Buffer.alloc(32, 7)), origin: 'https://shop.test' };
  return mergeEffects(
    fulfilment.orderEffects(app, post.messages, post.origin),
    payments.orderEffects(app),
    orders.orderEffects(app, post),
    afterSales.orderEffects(app),
    reports.orderEffects(app),
    payments.effects(app, tools, post),
    afterSales.refundEffects(app),
  );
};
/** What was recorded for later is done, what failed once more; now and then the latest of it a second time. */
async function hear(): Promise<void> {
  const known = handlers();
  await owner.query('delete from outbox where topic <> all($1)', [Object.keys(known)]);
  if (draw(4) === 0) await owner.query('update outbox set done_at = null where id > (select max(id) - 40 from outbox)');
  for (let round = 0; round < 12; round += 1) {
    while (await deliverEffects(shop.db.app, known));
    const { rowCount } = await owner.query(
      'update outbox set next_attempt_at = now() where done_at is null and topic = any($1)',
      [Object.keys(known)],
    );
    if (rowCount === 0) return;
  }
}

async function buy(): Promise<void> {
  const wishes = items.filter(() => draw(2) > 0).map(({ itemNo }) => ({ skuCode: itemNo, quantity: 1 + draw(7) }));
  if (wishes.length === 0) return;
  const payWay = draw(3) === 0 ? 'online' : 'account';
  const input = await orderInput(shop, buyer, wishes, { replace: { payWay } });
  const lines = input.lines.map((line: object) => ({ ...line, costCenter: draw(2) ? center : '' }));
  const { body } = await call(buyer, '/oms-front/trade/create', { ...input, lines });
  if (!body.success) return;
  const { orderNo } = body.data as { orderNo: string };
  placed.push(orderNo);
  if (payWay === 'online') await pay(orderNo);
}

async function pay(orderNo: string): Promise<void> {
  const begun = await call(buyer, '/universal-pay/orderPay/cratePay', { orderNo, channel: 'simulator' });
  if (!begun.body.success) return;
  const { payNo, amount } = (begun.body.data as { payment: { payNo: string; amount: string } }).payment;
  const facts = { payNo, tradeNo: randomUUID(), result: 'paid', amount: amount.replace('.', '') } as const;
  const { text, signature } = simulatedNotice(facts, tools.simulator?.key ?? Buffer.alloc(0));
  const headers = { 'content-type': 'application/json', 'x-simulator-signature': signature };
  await fetch(`${shop.url}/universal-pay/notice/simulator`, { method: 'POST', headers, body: text });
}

/** All orders, those made for cases among them. */
async function anyOrder() {
  const { rows } = await owner.query<{ order_no: string; status: string }>(
    'select order_no, status from orders where firm_id = $1 order by id',
    [buyer.firmId],
  );
  return rows.length > 0 ? one(rows) : null;
}

async function callOff(): Promise<void> {
  const order = await anyOrder();
  if (!order) return;
  const lines = draw(2) ? [{ lineNo: 1, quantity: 1 + draw(3) }] : undefined;
  await call(buyer, '/oms-front/trade/cancel', { orderNo: order.order_no, ...(lines && { lines }) });
}

/** The warehouse sends a part, or some of it, and the buyer counts what came. */
async function sendOn(): Promise<void> {
  const order = await anyOrder();
  if (!order || !['to_ship', 'partly_shipped', 'to_receive', 'partly_signed'].includes(order.status)) return;
  const { order_no: orderNo } = order;
  await desk.act('parts/start', orderNo).catch(() => undefined);
  await desk.act('parts/pickAll', orderNo).catch(() => undefined);
  const shown = await desk.order(orderNo);
  for (const { partNo } of shown?.parts ?? []) {
    if (draw(3) > 0) {
      const trackingNo = `SF${randomUUID().slice(0, 12)}`;
      await desk.act('parts/ship', orderNo, { partNo, carrier: '顺丰速运', trackingNo });
    }
  }
  for (const { shipmentNo, lines } of (await desk.order(orderNo))?.parcels ?? []) {
    if (draw(4) === 0) continue;
    await desk.act('shipments/deliver', orderNo, { shipmentNo });
    const counts = (lines as { lineNo: number; quantity: number }[]).map(({ lineNo, quantity }) => {
      const short = Math.min(quantity, draw(4) === 0 ? 1 : 0);
      const received = quantity - short;
      return {
        lineNo,
        received,
        short,
        over: draw(5) === 0 ? 1 : 0,
        damaged: Math.min(received, draw(6) === 0 ? 1 : 0),
      };
    });
    await call(buyer, '/oms-front/trade/signShipment', { shipmentNo, signer: '王师傅', lines: counts });
  }
}

interface Offer {
  lineNo: number;
  kinds: {
    kind: string;
    available: number;
    refusal: string | null;
    reasons: { reason: string; evidence: string[]; refusal: string | null }[];
  }[];
}

/** A wish that the page would offer, with a unit too many now and then. */
function wishFor({ lineNo, kinds }: Offer) {
  const offers = kinds.flatMap(({ kind, available, reasons }) =>
    reasons
      .filter(({ refusal, evidence }) => refusal === null && evidence.length === 0)
      .map(({ reason }) => ({ kind, reason, available })),
  );
  if (offers.length === 0) return [];
  const { kind, reason, available } = one(offers);
  const quantity = 1 + draw(available + (draw(8) === 0 ? 2 : 0));
  return [
    { lineNo, kind, reason, quantity, ...(kind === 'price_gap' && { gapAmount: `${draw(3)}.${10 + draw(90)}` }) },
  ];
}

async function apply(): Promise<void> {
  const { rows } = await owner.query<{ order_no: string }>(
    `select order_no from orders where firm_id = $1 and status in ('partly_signed', 'signed', 'completed') order by id`,
    [buyer.firmId],
  );
  if (rows.length === 0) return;
  const { order_no: orderNo } = one(rows);
  const entries = await call(buyer, '/after-sales/entries', { orderNo });
  const lines = (entries.body.data.lines as Offer[]).flatMap((line) => (draw(3) > 0 ? wishFor(line) : []));
  if (lines.length === 0) return;
  const how = { contactName: '李敏', contactPhone: '13900010001', exchangeWish: one(['wait', 'refund']) };
  const input = { orderNo, lines, returnWay: 'mail', ...how };
  const key = randomUUID();
  // The same submit twice at once, or another one of the same.
  await Promise.all(
    [key, draw(3) > 0 ? key : randomUUID()].map((each) => call(buyer, '/after-sales/apply', input, each)),
  );
}

interface CaseNow {
  id: string;
  case_no: string;
  version: number;
  status: string;
  kind: string;
}

async function anyCase(...statuses: string[]): Promise<CaseNow | null> {
  const { rows } = await owner.query<CaseNow>(
    'select id, case_no, version, status, kind from after_sale_cases where firm_id = $1 and status = any($2) order by id',
    [buyer.firmId, statuses],
  );
  return rows.length > 0 ? one(rows) : null;
}
const linesOf = async ({ id }: CaseNow) => {
  const { rows } = await owner.query<{ line_no: number; quantity: number; granted: number }>(
    'select line_no, quantity, coalesce(granted_quantity, quantity) as granted from after_sale_lines where case_id = $1 order by line_no',
    [id],
  );
  return rows;
};
/** The same act twice now and then: a person who clicked again, or a line that was cut. */
async function act(member: TestMember, path: string, found: CaseNow | null, input: object = {}): Promise<void> {
  if (!found) return;
  const whole = { caseNo: found.case_no, version: found.version, ...input };
  const keys = draw(3) === 0 ? [randomUUID(), randomUUID()] : [randomUUID()];
  await Promise.all(keys.map((key) => call(member, path, whole, key)));
}

async function decide(): Promise<void> {
  const found = await anyCase('reviewing');
  if (!found) return;
  if (draw(6) === 0) return act(staff, '/after-sales/desk/reject', found, { reason: '照片看不清' });
  const lines = (await linesOf(found)).map(({ line_no: lineNo, quantity }) => ({
    lineNo,
    quantity: draw(4) === 0 ? draw(quantity + 1) : quantity,
  }));
  const returnWay = one(['none', 'mail', 'mail']);
  const freight = draw(5) === 0 ? { freight: '3.00' } : {};
  await act(staff, '/after-sales/desk/grant', found, { lines, returnWay, freightPayer: 'shop', ...freight });
}

async function inspect(): Promise<void> {
  const found = await anyCase('inspecting');
  if (!found) return;
  const lines = (await linesOf(found)).map(({ line_no: lineNo, granted }) => {
    const received = draw(5) === 0 ? draw(granted + 1) : granted;
    const refused = draw(6) === 0 ? draw(received + 1) : 0;
    const good = draw(received - refused + 1);
    const blocked = draw(received - refused - good + 1);
    return { lineNo, received, good, blocked, scrap: received - refused - good - blocked, refused };
  });
  await act(staff, '/after-sales/desk/inspect', found, { warehouse: 'SH', lines, finding: '已清点' });
}

/** People book refunds that the channel would not send. */
async function bookRefund(): Promise<void> {
  const { rows } = await owner.query<{ pay_no: string }>(
    "select distinct p.pay_no from payments p join payment_refunds r on r.payment_id = p.id where r.status = 'desk'",
  );
  if (rows.length === 0) return;
  const bankReference = `B${randomUUID().slice(0, 10)}`;
  await call(staff, '/universal-pay/desk/refunded', { payNo: one(rows).pay_no, bankReference });
}

const ACTS: readonly (() => Promise<void>)[] = [
  ...[buy, sendOn, sendOn, sendOn, apply, apply, apply, decide, decide, inspect, inspect, callOff, bookRefund],
  async () => act(staff, '/after-sales/desk/receive', await anyCase('to_return', 'arriving'), { warehouse: 'SH' }),
  async () => (draw(3) === 0 ? act(buyer, '/after-sales/withdraw', await anyCase('reviewing', 'to_return')) : decide()),
  async () => act(buyer, '/after-sales/choose', await anyCase('choosing'), { wish: one(['wait', 'refund']) }),
  async () => act(buyer, '/after-sales/confirm', await anyCase('confirming')),
  async () =>
    act(buyer, '/after-sales/reopen', await anyCase('confirming', 'completed', 'rejected'), { reason: '还没有解决' }),
];

async function expectSound(): Promise<void> {
  const broken: Record<string, unknown> = {};
  for (const [name, measure] of Object.entries(MEASURES)) broken[name] = await measure(owner);
  expect(broken).toEqual(Object.fromEntries(Object.keys(MEASURES).map((name) => [name, {}])));
}

describe.each([41, 42])('draws from %i', (seed) => {
  it('the books agree after every round', { timeout: 300_000 }, async () => {
    draw = drawsOf(seed);
    placed = [];
    const { owner: db } = shop.db;
    buyer = await buildMember(db);
    center = (await buildCenter(db, buyer.firmId, { limitFen: 100_000_000n })).code;
    items = [];
    for (const salesPrice of PRICES) items.push(await buildSku(db, { salesPrice, stock: 40 }));
    for (let n = 0; n < 6; n += 1) await buy();
    await hear();
    for (let n = 0; n < 12; n += 1) await sendOn();
    for (let round = 0; round < 14; round += 1) {
      for (let n = 0; n < 8; n += 1) {
        const together = [one(ACTS), ...(draw(3) === 0 ? [one(ACTS)] : [])];
        await Promise.all(together.map((play) => play()));
        if (draw(3) === 0) await hear();
      }
      await hear();
      await expectSound();
    }
    const { rows } = await owner.query('select distinct to_status from after_sale_events where firm_id = $1', [
      buyer.firmId,
    ]);
    // It has gone through most of what there is: a simulation that stands still proves nothing.
    expect(rows.length).toBeGreaterThan(4);
  });
});
