import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPost } from '#app/api/open-messages.ts';
import { deliverEffects } from '#platform/api/outbox-worker.ts';
import { buildFirm, buildMember, type TestMember } from '#tests/factories/build-member.ts';
import { buildSku } from '#tests/factories/build-sku.ts';
import { placeOrder } from '#tests/factories/place-order.ts';
import { deskOf } from '#tests/factories/send-order.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';
import { fulfilmentEffects } from './fulfilment-effects.ts';

let shop: TestShop;
let buyer: TestMember;
let desk: ReturnType<typeof deskOf>;

beforeAll(async () => {
  shop = await startTestShop({ limiter: { take: async () => null } });
  const { owner } = shop.db;
  buyer = await buildMember(owner);
  const operator = await buildFirm(owner, { firmType: 'operator' });
  desk = deskOf(shop, await buildMember(owner, { firm: operator, permissions: ['DESK_ORDERS', 'DESK_STOCK'] }));
  await owner.execute(sql`insert into warehouses (code, name, province_code) values ('SH', '上海仓', '31')
    on conflict do nothing`);
});
afterAll(() => shop.stop());

async function order(...quantities: number[]) {
  const items = [];
  for (const quantity of quantities) items.push({ ...(await buildSku(shop.db.owner, { stock: 100 })), quantity });
  const wishes = items.map(({ itemNo, quantity }) => ({ skuCode: itemNo, quantity }));
  const { body } = await placeOrder(shop, buyer, wishes);
  return { orderNo: body.data.orderNo as string, items };
}

const stockOf = async (skuId: bigint) => {
  const { rows } = await shop.db.owner.execute(
    sql`select on_hand, reserved from stock_levels where sku_id = ${skuId} and warehouse = 'SH'`,
  );
  return [rows[0]?.on_hand, rows[0]?.reserved];
};
const own = (path: string, input: object = {}) =>
  shop.post(`/oms-front/trade/${path}`, input, { token: buyer.token, key: randomUUID() });

/** What must hold of all orders, whatever was done to them. */
async function expectSound(): Promise<void> {
  const { rows } = await shop.db.owner.execute(sql`
    select 'parts' as what, l.id::text from order_lines l where exists (select 1 from order_parts p
        where p.firm_id = l.firm_id and p.order_id = l.order_id) and l.quantity - l.cancelled_quantity <> (
      select coalesce(sum(pl.quantity), 0) from order_part_lines pl join order_parts p on p.id = pl.part_id
       where pl.line_id = l.id and p.status <> 'cancelled')
    union all
    select 'shipped', l.id::text from order_lines l where l.shipped_quantity <> (
      select coalesce(sum(s.quantity), 0) from shipment_lines s where s.line_id = l.id)
    union all
    select 'signed', l.id::text from order_lines l where l.signed_quantity <> (
      select coalesce(sum(s.received), 0) from sign_lines s where s.line_id = l.id)
    union all
    select 'reserved', s.sku_id::text from stock_levels s where s.reserved <> (
      select coalesce(sum(r.quantity), 0) from stock_reservations r
       where r.sku_id = s.sku_id and r.warehouse = s.warehouse and r.state = 'held')
    union all
    select 'log', o.order_no from orders o where o.status <> (select e.to_status from order_events e
      where e.firm_id = o.firm_id and e.order_id = o.id order by e.id desc limit 1)`);
  expect(rows).toEqual([]);
}

it('asks for the money of an order it confirms, and gives its buyer working days for it', async () => {
  const { orderNo } = await order(1);
  const { owner } = shop.db;
  // Nobody places such an order today: it comes from before, or from a firm whose orders the shop looks at first.
  await owner.execute(sql`alter table orders disable trigger user`);
  await owner.execute(sql`update orders set status = 'confirming', pay_way = 'transfer', payment_status = 'unpaid',
    hold_until = null where order_no = ${orderNo}`);
  await owner.execute(sql`alter table orders enable trigger user`);
  await owner.execute(sql`update order_events set to_status = 'confirming' where order_id = (
    select id from orders where order_no = ${orderNo})`);
  const { status, body } = await desk.act('orders/confirm', orderNo);
  expect([status, body.data?.statusLabel]).toEqual([200, '待付款']);
  const { rows } = await owner.execute(sql`select o.status, o.hold_until > now() + interval '1 day' as held,
    (select count(*)::int from payments p where p.order_id = o.id) as payments from orders o where order_no = ${orderNo}`);
  expect(rows).toEqual([{ status: 'to_pay', held: true, payments: 1 }]);
});

describe('an order on its way', () => {
  it('is picked, sent, delivered and signed with one damaged; stock leaves once', async () => {
    const { orderNo, items } = await order(3, 5);
    const [first] = items;
    const parcel = await desk.send(orderNo);
    expect((await desk.order(orderNo)).statusLabel).toBe('待收货');
    expect(await stockOf(first?.skuId ?? 0n)).toEqual([97, 0]);
    expect((await desk.act('shipments/deliver', orderNo, { shipmentNo: parcel.shipmentNo })).status).toBe(200);
    const lines = [
      { lineNo: 1, received: 3, damaged: 1 },
      { lineNo: 2, received: 4, short: 1 },
    ];
    const signed = await own('signShipment', { shipmentNo: parcel.shipmentNo, signer: '王师傅', lines });
    expect(signed.body.data).toMatchObject({ statusLabel: '已签收' });
    const { records } = (await own(`getOrderSignList/${orderNo}`)).body.data;
    expect(records).toMatchObject([
      { signer: '王师傅', kind: 'person', lines: [{ damaged: 1 }, { short: 1, sent: 5 }] },
    ]);
    const { parcels, waiting } = (await own(`logistics/${orderNo}`)).body.data;
    expect(waiting).toEqual([]);
    expect(parcels[0].events[0].words).toBe('已签收，签收人：王师傅，短少 1，破损 1');
    expect((await desk.order(orderNo)).statusLabel).toBe('已签收');
    await expectSound();
  });

  it('goes in two parcels when a part is sent in two', async () => {
    const { orderNo } = await order(4);
    await desk.act('parts/start', orderNo);
    await desk.act('parts/pickAll', orderNo);
    const ship = (trackingNo: string, quantity: number) =>
      desk.act('parts/ship', orderNo, { partNo: 1, carrier: '德邦快递', trackingNo, lines: [{ lineNo: 1, quantity }] });
    expect((await ship(`DB${randomUUID().slice(0, 10)}`, 1)).body.data.statusLabel).toBe('部分发货');
    expect((await ship(`DB${randomUUID().slice(0, 10)}`, 4)).body.error).toBe('QUANTITIES_REFUSED');
    expect((await ship(`DB${randomUUID().slice(0, 10)}`, 3)).body.data.statusLabel).toBe('待收货');
    const { waiting, parcels } = (await own(`logistics/${orderNo}`)).body.data;
    expect([waiting.length, parcels.length]).toEqual([0, 2]);
    await expectSound();
  });

  it('puts off what is not found: its stock is free, and held again when it is picked', async () => {
    const { orderNo, items } = await order(6);
    const skuId = items[0]?.skuId ?? 0n;
    await desk.act('parts/start', orderNo);
    await desk.act('parts/pick', orderNo, { partNo: 1, lines: [{ lineNo: 1, found: 4 }], rest: 'later' });
    expect(await stockOf(skuId)).toEqual([100, 4]);
    const { parts } = await desk.order(orderNo);
    expect(parts).toMatchObject([
      { partNo: 1, statusLabel: '待发出', lines: [{ quantity: 4, picked: 4 }] },
      { partNo: 2, statusLabel: '待拣货', lines: [{ quantity: 2, picked: 0, held: 4 }] },
    ]);
    await desk.act('parts/start', orderNo, { partNo: 2 });
    expect(await stockOf(skuId)).toEqual([100, 6]);
    await expectSound();
  });

  it('cancels what is not found, with its money', async () => {
    const { orderNo, items } = await order(6, 1);
    await desk.act('parts/start', orderNo);
    const lines = [
      { lineNo: 1, found: 4 },
      { lineNo: 2, found: 1 },
    ];
    await desk.act('parts/pick', orderNo, { partNo: 1, lines, rest: 'cancel' });
    expect((await desk.order(orderNo)).lines).toMatchObject([{ cancelled: 2 }, { cancelled: 0 }]);
    const { rows } = await shop.db.owner.execute(
      sql`select cancelled_fen::int as fen from orders where order_no = ${orderNo}`,
    );
    expect(rows).toEqual([{ fen: 2000 }]);
    expect(await stockOf(items[0]?.skuId ?? 0n)).toEqual([100, 4]);
    await expectSound();
  });

  it('is cancelled whole before anything leaves, and for the rest after', async () => {
    const whole = await order(2);
    await desk.act('orders/cancel', whole.orderNo, { reason: '停产' });
    expect((await desk.order(whole.orderNo)).statusLabel).toBe('已取消');
    expect(await stockOf(whole.items[0]?.skuId ?? 0n)).toEqual([100, 0]);
    const { orderNo } = await order(5);
    await desk.act('parts/divide', orderNo, { partNo: 1, lines: [{ lineNo: 1, quantity: 2 }] });
    await desk.send(orderNo, 2);
    await desk.act('orders/cancel', orderNo, { reason: '停产' });
    const after = await desk.order(orderNo);
    expect([after.statusLabel, after.lines[0].cancelled, after.acts]).toEqual(['待收货', 3, []]);
    await expectSound();
  });

  it('that is refused ends refused, and its goods go back to their warehouse once', async () => {
    const { orderNo, items } = await order(1);
    const { shipmentNo } = await desk.send(orderNo);
    const refused = await desk.act('shipments/refuse', orderNo, { shipmentNo, signer: '门卫', reason: '包装破损' });
    expect(refused.body.data.statusLabel).toBe('已拒收');
    expect(
      (await own('signShipment', { shipmentNo, signer: '某人', lines: [{ lineNo: 1, received: 1 }] })).status,
    ).toBe(409);
    const { skuId = 0n } = items[0] ?? {};
    expect(await stockOf(skuId)).toEqual([99, 0]);
    expect((await desk.order(orderNo)).parcels).toMatchObject([{ shipmentNo, acts: ['takeBack'] }]);
    expect((await desk.act('shipments/takeBack', orderNo, { shipmentNo })).status).toBe(200);
    expect((await desk.act('shipments/takeBack', orderNo, { shipmentNo })).body.error).toBe('GOODS_BACK');
    expect(await stockOf(skuId)).toEqual([100, 0]);
    expect((await desk.order(orderNo)).parcels).toMatchObject([{ shipmentNo, acts: [] }]);
    await expectSound();
  });

  it('that was not refused gives nothing back', async () => {
    const { orderNo } = await order(1);
    const { shipmentNo } = await desk.send(orderNo);
    expect((await desk.act('shipments/takeBack', orderNo, { shipmentNo })).body.error).toBe('SHIPMENT_NOT_READY');
  });

  it('a part follows within seconds what the buyer calls off of its lines', async () => {
    const { orderNo } = await order(4, 1);
    await desk.act('parts/divide', orderNo, { partNo: 1, lines: [{ lineNo: 2, quantity: 1 }] });
    await own('cancel', {
      orderNo,
      lines: [
        { lineNo: 1, quantity: 1 },
        { lineNo: 2, quantity: 1 },
      ],
    });
    const effects = fulfilmentEffects(shop.db.app, createPost(Buffer.alloc(32)), 'https://shop.example');
    await deliverEffects(shop.db.app, effects);
    const { rows } = await shop.db.owner.execute(sql`
      select p.part_no, p.status, pl.quantity from order_parts p join orders o on o.id = p.order_id
        join order_part_lines pl on pl.part_id = p.id where o.order_no = ${orderNo} order by p.part_no`);
    expect(rows).toEqual([
      { part_no: 1, status: 'to_pick', quantity: 3 },
      { part_no: 2, status: 'cancelled', quantity: 1 },
    ]);
    await expectSound();
  });
});

describe('acts at the desk', () => {
  it('happen once, and only on what was seen', async () => {
    const { orderNo } = await order(2);
    const key = randomUUID();
    const { version } = await desk.order(orderNo);
    const start = (k: string) =>
      shop.post('/oms-front/desk/parts/start', { orderNo, version }, { token: desk.token, key: k });
    const [first, again] = [await start(key), await start(key)];
    expect([first.status, again.body]).toEqual([200, first.body]);
    expect((await start(randomUUID())).body.error).toBe('FULFILMENT_CHANGED');
  });

  it('are told in the log of the desk, which customers do not have', async () => {
    const { orderNo } = await order(1);
    const note = { orderNo, text: '客户要求周五前送到' };
    await shop.post('/oms-front/desk/orders/note', note, { token: desk.token, key: randomUUID() });
    await desk.send(orderNo);
    const { log } = await desk.order(orderNo);
    expect(log.map((entry: { label: string }) => entry.label)).toEqual([
      '发货',
      '登记拣货结果',
      '开始拣货',
      '内部备注',
    ]);
    const seen = JSON.stringify((await own(`detail/${orderNo}`)).body.data);
    expect(seen).toContain('商品出库');
    expect(seen).not.toContain('周五前');
  });

  it('are nobody else’s: customers get nothing of the desk', async () => {
    const { orderNo } = await order(1);
    for (const path of ['orders', 'orders/detail', 'stock']) {
      const { status } = await shop.post(`/oms-front/desk/${path}`, path.endsWith('detail') ? { orderNo } : {}, {
        token: buyer.token,
      });
      expect([path, status]).toEqual([path, 403]);
    }
  });
});

it('shows a parcel to the firm of the buyer alone', async () => {
  const { orderNo } = await order(1);
  const { shipmentNo } = await desk.send(orderNo);
  const stranger = await buildMember(shop.db.owner);
  const as = { token: stranger.token, key: randomUUID() };
  expect((await shop.post(`/oms-front/trade/logistics/${orderNo}`, {}, as)).status).toBe(404);
  const lines = [{ lineNo: 1, received: 1 }];
  expect((await shop.post('/oms-front/trade/signShipment', { shipmentNo, signer: '我', lines }, as)).status).toBe(404);
});

it('corrects stock, never below what orders hold, and only from the figure that was seen', async () => {
  const { items } = await order(5);
  const { itemNo: skuCode, skuId } = items[0] ?? { itemNo: '', skuId: 0n };
  const correct = (before: number, after: number) =>
    shop.post(
      '/oms-front/desk/stock/correct',
      { skuCode, warehouse: 'SH', before, after, reason: '盘点' },
      {
        token: desk.token,
        key: randomUUID(),
      },
    );
  expect((await correct(99, 80)).body.error).toBe('STOCK_CHANGED');
  expect((await correct(100, 4)).body.error).toBe('STOCK_BELOW_RESERVED');
  expect((await correct(100, 80)).body.data).toEqual({ onHand: 80, reserved: 5 });
  expect(await stockOf(skuId)).toEqual([80, 5]);
  const { list } = (await shop.post('/oms-front/desk/stock/corrections', { item: skuCode }, { token: desk.token })).body
    .data;
  expect(list).toMatchObject([{ skuCode, before: 100, after: 80, reason: '盘点' }]);
});
