import { randomUUID } from 'node:crypto';
import { simulatedNotice } from '#features/payments/api/public.ts';
import { call, one, type SaleWorld } from './after-sale-world.ts';
import type { TestMember } from './build-member.ts';
import { orderInput } from './place-order.ts';

export async function buy(w: SaleWorld): Promise<void> {
  const wishes = w.items
    .filter(() => w.draw(2) > 0)
    .map(({ itemNo }) => ({ skuCode: itemNo, quantity: 1 + w.draw(7) }));
  if (wishes.length === 0) return;
  const payWay = w.draw(3) === 0 ? 'online' : 'account';
  const input = await orderInput(w.shop, w.buyer, wishes, { replace: { ...w.orderFields?.(), payWay } });
  const lines = input.lines.map((line: object) => ({ ...line, costCenter: w.draw(2) ? w.center : '' }));
  const { body } = await call(w, w.buyer, '/oms-front/trade/create', { ...input, lines });
  if (!body.success) return;
  const { orderNo } = body.data as { orderNo: string };
  if (payWay === 'online') await pay(w, orderNo);
}

async function pay(w: SaleWorld, orderNo: string): Promise<void> {
  const begun = await call(w, w.buyer, '/universal-pay/orderPay/cratePay', { orderNo, channel: 'simulator' });
  if (!begun.body.success) return;
  const { payNo, amount } = (begun.body.data as { payment: { payNo: string; amount: string } }).payment;
  const facts = { payNo, tradeNo: randomUUID(), result: 'paid', amount: amount.replace('.', '') } as const;
  const { text, signature } = simulatedNotice(facts, w.tools.simulator?.key ?? Buffer.alloc(0));
  const headers = { 'content-type': 'application/json', 'x-simulator-signature': signature };
  await fetch(`${w.shop.url}/universal-pay/notice/simulator`, { method: 'POST', headers, body: text });
}

/** All orders, those made for cases among them. */
async function anyOrder(w: SaleWorld) {
  const { rows } = await w.owner.query<{ order_no: string; status: string }>(
    'select order_no, status from orders where firm_id = $1 order by id',
    [w.buyer.firmId],
  );
  return rows.length > 0 ? one(w, rows) : null;
}

async function callOff(w: SaleWorld): Promise<void> {
  const order = await anyOrder(w);
  if (!order) return;
  const lines = w.draw(2) ? [{ lineNo: 1, quantity: 1 + w.draw(3) }] : undefined;
  await call(w, w.buyer, '/oms-front/trade/cancel', { orderNo: order.order_no, ...(lines && { lines }) });
}

/** The warehouse sends a part, or some of it, and the buyer counts what came. */
export async function sendOn(w: SaleWorld): Promise<void> {
  const order = await anyOrder(w);
  if (!order || !['to_ship', 'partly_shipped', 'to_receive', 'partly_signed'].includes(order.status)) return;
  const { order_no: orderNo } = order;
  await w.desk.act('parts/start', orderNo).catch(() => undefined);
  await w.desk.act('parts/pickAll', orderNo).catch(() => undefined);
  const shown = await w.desk.order(orderNo);
  for (const { partNo } of shown?.parts ?? []) {
    if (w.draw(3) > 0) {
      const trackingNo = `SF${randomUUID().slice(0, 12)}`;
      await w.desk.act('parts/ship', orderNo, { partNo, carrier: '顺丰速运', trackingNo });
    }
  }
  for (const { shipmentNo, lines } of (await w.desk.order(orderNo))?.parcels ?? []) {
    if (w.draw(4) === 0) continue;
    await w.desk.act('shipments/deliver', orderNo, { shipmentNo });
    const counts = (lines as { lineNo: number; quantity: number }[]).map(({ lineNo, quantity }) => {
      const short = Math.min(quantity, w.draw(4) === 0 ? 1 : 0);
      const received = quantity - short;
      return {
        lineNo,
        received,
        short,
        over: w.draw(5) === 0 ? 1 : 0,
        damaged: Math.min(received, w.draw(6) === 0 ? 1 : 0),
      };
    });
    await call(w, w.buyer, '/oms-front/trade/signShipment', { shipmentNo, signer: '王师傅', lines: counts });
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
function wishFor(w: SaleWorld, { lineNo, kinds }: Offer) {
  const offers = kinds.flatMap(({ kind, available, reasons }) =>
    reasons
      .filter(({ refusal, evidence }) => refusal === null && evidence.length === 0)
      .map(({ reason }) => ({ kind, reason, available })),
  );
  if (offers.length === 0) return [];
  const { kind, reason, available } = one(w, offers);
  const quantity = 1 + w.draw(available + (w.draw(8) === 0 ? 2 : 0));
  return [
    { lineNo, kind, reason, quantity, ...(kind === 'price_gap' && { gapAmount: `${w.draw(3)}.${10 + w.draw(90)}` }) },
  ];
}

async function apply(w: SaleWorld): Promise<void> {
  const { rows } = await w.owner.query<{ order_no: string }>(
    `select order_no from orders where firm_id = $1 and status in ('partly_signed', 'signed', 'completed') order by id`,
    [w.buyer.firmId],
  );
  if (rows.length === 0) return;
  const { order_no: orderNo } = one(w, rows);
  const entries = await call(w, w.buyer, '/after-sales/entries', { orderNo });
  const lines = (entries.body.data.lines as Offer[]).flatMap((line) => (w.draw(3) > 0 ? wishFor(w, line) : []));
  if (lines.length === 0) return;
  const how = { contactName: '李敏', contactPhone: '13900010001', exchangeWish: one(w, ['wait', 'refund']) };
  const input = { orderNo, lines, returnWay: 'mail', ...how };
  const key = randomUUID();
  // The same submit twice at once, or another one of the same.
  await Promise.all(
    [key, w.draw(3) > 0 ? key : randomUUID()].map((each) => call(w, w.buyer, '/after-sales/apply', input, each)),
  );
}

interface CaseNow {
  id: string;
  case_no: string;
  version: number;
  status: string;
  kind: string;
}

async function anyCase(w: SaleWorld, ...statuses: string[]): Promise<CaseNow | null> {
  const { rows } = await w.owner.query<CaseNow>(
    'select id, case_no, version, status, kind from after_sale_cases where firm_id = $1 and status = any($2) order by id',
    [w.buyer.firmId, statuses],
  );
  return rows.length > 0 ? one(w, rows) : null;
}
const linesOf = async (w: SaleWorld, { id }: CaseNow) => {
  const { rows } = await w.owner.query<{ line_no: number; quantity: number; granted: number }>(
    'select line_no, quantity, coalesce(granted_quantity, quantity) as granted from after_sale_lines where case_id = $1 order by line_no',
    [id],
  );
  return rows;
};
/** The same act twice now and then: a person who clicked again, or a line that was cut. */
async function act(
  w: SaleWorld,
  member: TestMember,
  path: string,
  found: CaseNow | null,
  input: object = {},
): Promise<void> {
  if (!found) return;
  const whole = { caseNo: found.case_no, version: found.version, ...input };
  const keys = w.draw(3) === 0 ? [randomUUID(), randomUUID()] : [randomUUID()];
  await Promise.all(keys.map((key) => call(w, member, path, whole, key)));
}

async function decide(w: SaleWorld): Promise<void> {
  const found = await anyCase(w, 'reviewing');
  if (!found) return;
  if (w.draw(6) === 0) return act(w, w.staff, '/after-sales/desk/reject', found, { reason: '照片看不清' });
  const lines = (await linesOf(w, found)).map(({ line_no: lineNo, quantity }) => ({
    lineNo,
    quantity: w.draw(4) === 0 ? w.draw(quantity + 1) : quantity,
  }));
  const returnWay = one(w, ['none', 'mail', 'mail']);
  const freight = w.draw(5) === 0 ? { freight: '3.00' } : {};
  await act(w, w.staff, '/after-sales/desk/grant', found, { lines, returnWay, freightPayer: 'shop', ...freight });
}

async function inspect(w: SaleWorld): Promise<void> {
  const found = await anyCase(w, 'inspecting');
  if (!found) return;
  const lines = (await linesOf(w, found)).map(({ line_no: lineNo, granted }) => {
    const received = w.draw(5) === 0 ? w.draw(granted + 1) : granted;
    const refused = w.draw(6) === 0 ? w.draw(received + 1) : 0;
    const good = w.draw(received - refused + 1);
    const blocked = w.draw(received - refused - good + 1);
    return { lineNo, received, good, blocked, scrap: received - refused - good - blocked, refused };
  });
  await act(w, w.staff, '/after-sales/desk/inspect', found, { warehouse: 'SH', lines, finding: '已清点' });
}

/** People book refunds that the channel would not send. */
async function bookRefund(w: SaleWorld): Promise<void> {
  const { rows } = await w.owner.query<{ pay_no: string }>(
    "select distinct p.pay_no from payments p join payment_refunds r on r.payment_id = p.id where r.status = 'desk'",
  );
  if (rows.length === 0) return;
  const bankReference = `B${randomUUID().slice(0, 10)}`;
  await call(w, w.staff, '/universal-pay/desk/refunded', { payNo: one(w, rows).pay_no, bankReference });
}

/** What somebody may do next; what is done often stands here several times. */
export const ACTS: readonly ((w: SaleWorld) => Promise<void>)[] = [
  ...[buy, sendOn, sendOn, sendOn, apply, apply, apply, decide, decide, inspect, inspect, callOff, bookRefund],
  async (w) =>
    act(w, w.staff, '/after-sales/desk/receive', await anyCase(w, 'to_return', 'arriving'), { warehouse: 'SH' }),
  async (w) =>
    w.draw(3) === 0 ? act(w, w.buyer, '/after-sales/withdraw', await anyCase(w, 'reviewing', 'to_return')) : decide(w),
  async (w) =>
    act(w, w.buyer, '/after-sales/choose', await anyCase(w, 'choosing'), { wish: one(w, ['wait', 'refund']) }),
  async (w) => act(w, w.buyer, '/after-sales/confirm', await anyCase(w, 'confirming')),
  async (w) =>
    act(w, w.buyer, '/after-sales/reopen', await anyCase(w, 'confirming', 'completed', 'rejected'), {
      reason: '还没有解决',
    }),
];
