import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fulfilment } from '#features/fulfilment/api/manifest.ts';
import { inTransaction } from '#platform/api/database.ts';
import { deliverEffects, mergeEffects } from '#platform/api/outbox-worker.ts';
import { outbox } from '#platform/api/platform-tables.ts';
import {
  buildReportCompany,
  buySome,
  drawsOf,
  playOn,
  putBack,
  type ReportCompany,
} from '#tests/factories/report-company.ts';
import { brokenReports } from '#tests/report-invariants.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';
import { bookOrders } from './booking/book-orders.ts';
import { buildPiece, buildReports } from './booking/build-repo.ts';
import { reportEffects } from './report-effects.ts';
import { reportBookings, reportDays, reportDeliveries, reportFirms } from './report-tables.ts';

let shop: TestShop;
let company: ReportCompany;
let client: pg.Client;
const draw = drawsOf(65);

beforeAll(async () => {
  shop = await startTestShop({ limiter: { take: async () => null } });
  client = new pg.Client({ connectionString: shop.db.ownerUrl });
  await client.connect();
  company = await buildReportCompany(shop);
});
afterAll(async () => {
  await client.end();
  await shop.stop();
});

const messages = { mail: async () => undefined, sms: async () => undefined } as never;
const handlers = () =>
  mergeEffects(fulfilment.orderEffects(shop.db.app, messages, 'http://shop.test'), reportEffects(shop.db.app));
const hear = async () => {
  while (await deliverEffects(shop.db.app, handlers()));
};
const standing = async () => ({
  bookings: (await shop.db.owner.select().from(reportBookings).orderBy(reportBookings.id)).map((row) => ({ ...row })),
  days: await shop.db.owner
    .select()
    .from(reportDays)
    .orderBy(
      reportDays.bookedOn,
      reportDays.userId,
      reportDays.categoryId,
      reportDays.brandId,
      reportDays.costCenterId,
      reportDays.basis,
      reportDays.kind,
    ),
  deliveries: await shop.db.owner.select().from(reportDeliveries).orderBy(reportDeliveries.partLineId),
});
const inFirm = () => ({ firmId: company.firmId, userId: null, right: 'worker' }) as const;
const orderIds = async () => {
  const { rows } = await shop.db.owner.execute<{ id: string }>(
    sql`select id from orders where firm_id = ${company.firmId} order by id`,
  );
  return rows.map(({ id }) => BigInt(id));
};

describe('orders that stood before the ledger', () => {
  it('are booked a piece at a time, also by a worker that was killed in the middle', async () => {
    const numbers = await buySome(shop, company, 24, draw);
    await playOn(shop, company, numbers, 8);
    await putBack(shop, company, 500);
    await inTransaction(shop.db.app, inFirm(), 'write', (db) => buildPiece(db, company.firmId, 7));
    const killed = inTransaction(shop.db.app, inFirm(), 'write', async (db) => {
      await buildPiece(db, company.firmId, 7);
      throw new Error('killed');
    });
    await expect(killed).rejects.toThrow('killed');
    const [row] = await shop.db.owner.select().from(reportFirms).where(eq(reportFirms.firmId, company.firmId));
    expect([row?.builtOrders, row?.ordersToBuild, row?.builtAt]).toEqual([7, 24, null]);
    await buildReports(shop.db.app);
    const [built] = await shop.db.owner.select().from(reportFirms).where(eq(reportFirms.firmId, company.firmId));
    expect([built?.builtOrders, built?.builtAt === null]).toEqual([24, false]);
    expect(await brokenReports(client)).toEqual({});
    const { rows } = await client.query(
      'select count(*)::int as n, count(distinct booked_on)::int as days from report_bookings',
    );
    expect(rows[0].days).toBeGreaterThan(15);
  });

  it('are booked once, however often it is done', async () => {
    const before = await standing();
    await buildReports(shop.db.app);
    await inTransaction(shop.db.app, inFirm(), 'write', async (db) => bookOrders(db, company.firmId, await orderIds()));
    expect(await standing()).toEqual(before);
  });
});

describe('orders that go on', () => {
  it('are followed through splits, short parts, cancellations and signing', async () => {
    await hear();
    for (let round = 0; round < 4; round += 1) {
      const numbers = await buySome(shop, company, 5, draw);
      await hear();
      await playOn(shop, company, numbers, 3);
      await hear();
      expect(await brokenReports(client)).toEqual({});
    }
  });

  it('are not booked twice when effects come again, nor lost when one is cut off', async () => {
    const before = await standing();
    await shop.db.owner.update(outbox).set({ doneAt: null, nextAttemptAt: sql`now()` });
    await hear();
    expect(await standing()).toEqual(before);
    const [orderNo = ''] = await buySome(shop, company, 1, () => 2);
    const cut = inTransaction(shop.db.app, inFirm(), 'write', async (db) => {
      await bookOrders(db, company.firmId, await orderIds());
      throw new Error('killed');
    });
    await expect(cut).rejects.toThrow('killed');
    const { rows } = await client.query(
      'select 1 from report_bookings b join orders o on o.id = b.order_id where o.order_no = $1',
      [orderNo],
    );
    expect(rows).toEqual([]);
    await hear();
    expect(await brokenReports(client)).toEqual({});
  });

  it('are booked by one at a time', async () => {
    await shop.db.owner.update(outbox).set({ doneAt: null, nextAttemptAt: sql`now()` });
    await shop.db.owner.execute(sql`delete from report_bookings where basis = 'signed'`);
    await shop.db.owner.execute(sql`delete from report_days where basis = 'signed'`);
    const ids = await orderIds();
    const book = () => inTransaction(shop.db.app, inFirm(), 'write', (db) => bookOrders(db, company.firmId, ids));
    await Promise.all([book(), book(), book()]);
    expect(await brokenReports(client)).toEqual({});
    await hear();
  });

  it('that wait for approval or money are booked as well', async () => {
    const { rows } = await client.query(
      "select distinct topic from outbox where topic in ('order.ready', 'order.told', 'order.cancelled')",
    );
    expect(rows.map(({ topic }) => topic).sort()).toEqual(['order.cancelled', 'order.ready', 'order.told']);
  });
});

describe('a closed month', () => {
  const closedRows = async () =>
    (
      await client.query(
        `select * from report_bookings where booked_on < date_trunc('month', now() - interval '35 days') order by id`,
      )
    ).rows;

  it('does not move when an order of it is called off; the correction is of the day it came', async () => {
    const before = await closedRows();
    expect(before.length).toBeGreaterThan(10);
    const { rows } =
      await client.query(`select b.source_id, b.gross_fen, b.booked_on::text, o.order_no from report_bookings b
      join orders o on o.id = b.order_id where o.firm_id = ${company.firmId} and b.basis = 'ordered' and b.kind = 'goods'
        and b.gross_fen > 0 and b.correction_of is null
        and b.booked_on < date_trunc('month', now() - interval '35 days') order by b.id limit 1`);
    const [row] = rows;
    // As a refusal at the door would do.
    await client.query('alter table orders disable trigger user');
    await client.query(`update orders set status = 'cancelled' where order_no = $1`, [row.order_no]);
    await client.query('alter table orders enable trigger user');
    await inTransaction(shop.db.app, inFirm(), 'write', async (db) => bookOrders(db, company.firmId, await orderIds()));
    expect(await closedRows()).toEqual(before);
    const { rows: corrections } = await client.query(
      `select gross_fen, correction_of::text, booked_on = (now() at time zone 'Asia/Shanghai')::date as today
      from report_bookings where source_id = $1 and basis = 'ordered' and kind = 'goods' and correction_of is not null`,
      [row.source_id],
    );
    expect(corrections).toEqual([
      { gross_fen: String(-BigInt(row.gross_fen)), correction_of: `${row.booked_on.slice(0, 7)}-01`, today: true },
    ]);
    expect(await brokenReports(client)).toEqual({});
  });

  const book = () =>
    inTransaction(shop.db.app, inFirm(), 'write', async (db) => bookOrders(db, company.firmId, await orderIds()));
  const closedPromises = async () =>
    (
      await client.query(
        `select * from report_deliveries where counts_on < date_trunc('month', now() - interval '35 days')
        order by part_line_id, counts_on`,
      )
    ).rows;
  const closedPromise = async (condition: string) => {
    const { rows } = await client.query(`select part_line_id, order_id, line_id, part_no, promised_on::text
      from report_deliveries where correction_of is null and ${condition}
        and promised_on < date_trunc('month', now() - interval '35 days') order by part_line_id limit 1`);
    return rows[0];
  };
  // oxlint-disable-next-line typescript/no-explicit-any -- answers of two shapes
  const ask = async (path: string, input: object): Promise<any> => {
    const { body } = await shop.post(`/enterprise-service/report/${path}`, input, { token: company.head.token });
    return body.data;
  };
  const ofMonth = (day: string) => ({ from: `${day.slice(0, 7)}-01`, to: `${day.slice(0, 7)}-28` });
  const tilesOf = async (days: object): Promise<Record<string, string>> =>
    Object.fromEntries(
      (await ask('delivery', days)).tiles.map(({ code, value }: { code: string; value: string }) => [code, value]),
    );
  const toDay = async () => {
    const { rows } = await client.query(`select (now() at time zone 'Asia/Shanghai')::date::text as day`);
    return { from: rows[0].day, to: rows[0].day };
  };

  it('says of its promises what it said when a slip comes back weeks later; what came is of its day', async () => {
    const row = await closedPromise('delivered_on <= promised_on and received >= quantity and quantity > 1');
    const month = ofMonth(row.promised_on);
    const said = await ask('delivery', month);
    const before = await closedPromises();
    const keptOf = async (days: object) =>
      (await ask('overview', days)).tiles.find(({ code }: { code: string }) => code === 'onTimeInFull').value;
    const [calm, kept] = [await tilesOf(await toDay()), await keptOf(await toDay())];
    const corrected = Number(calm.deliveryCorrections);
    await client.query('alter table sign_lines disable trigger user');
    await client.query('update sign_lines set damaged = 1 where line_id = $1', [row.line_id]);
    await book();
    expect(await closedPromises()).toEqual(before);
    expect({ ...(await ask('delivery', month)), head: null }).toEqual({ ...said, head: null });
    const came = await tilesOf(await toDay());
    // A figure of its own: nothing else of this day is made of it.
    expect(came).toEqual({ ...calm, deliveryCorrections: String(corrected + 1) });
    expect(await keptOf(await toDay())).toBe(kept);
    const lines = await ask('deliveryLines', { ...(await toDay()), pick: 'corrected' });
    expect(lines.total).toBe(corrected + 1);
    expect(lines.rows.map(({ correctionOf, state }: Record<string, string>) => [correctionOf, state])).toContainEqual([
      row.promised_on.slice(0, 7),
      'late',
    ]);
    expect(await brokenReports(client)).toEqual({});
    await client.query('update sign_lines set damaged = 0 where line_id = $1', [row.line_id]);
    await client.query('alter table sign_lines enable trigger user');
    await book();
    expect(Number((await tilesOf(await toDay())).deliveryCorrections)).toBe(corrected);
    expect(await closedPromises()).toEqual(before);
  });

  it('goes on counting as late what came after its month; it is overdue no more', async () => {
    const row = await closedPromise('delivered_on <= promised_on and received >= quantity');
    const month = ofMonth(row.promised_on);
    // As it was when the month was closed: nothing had come.
    await client.query('update report_deliveries set delivered_on = null, received = null where part_line_id = $1', [
      row.part_line_id,
    ]);
    await client.query('update report_firms set generation = generation + 1');
    const said = await tilesOf(month);
    const before = await closedPromises();
    await book();
    expect(await closedPromises()).toEqual(before);
    const now = await tilesOf(month);
    expect(Number(now.overdue)).toBe(Number(said.overdue) - 1);
    expect({ ...now, overdue: said.overdue }).toEqual(said);
    expect((await ask('deliveryLines', { ...month, pick: 'overdue' })).total).toBe(Number(now.overdue));
    expect(await brokenReports(client)).toEqual({});
  });

  it('says what was called off after its month as a correction', async () => {
    const row = await closedPromise('delivered_on is not null');
    const month = ofMonth(row.promised_on);
    const said = await tilesOf(month);
    const before = await closedPromises();
    await client.query('alter table order_parts disable trigger user');
    const part = [row.order_id, row.part_no];
    const { rows } = await client.query('select status from order_parts where order_id = $1 and part_no = $2', part);
    const setStatus = (status: string) =>
      client.query('update order_parts set status = $3 where order_id = $1 and part_no = $2', [...part, status]);
    await setStatus('cancelled');
    await book();
    expect([await closedPromises(), await tilesOf(month)]).toEqual([before, said]);
    const lines = await ask('deliveryLines', { ...(await toDay()), pick: 'corrected' });
    expect(lines.rows.map(({ state }: { state: string }) => state)).toContain('cancelled');
    expect(await brokenReports(client)).toEqual({});
    await setStatus(rows[0].status);
    await client.query('alter table order_parts enable trigger user');
    await book();
    const after = await ask('deliveryLines', { ...(await toDay()), pick: 'corrected' });
    expect(after.rows.map(({ state }: { state: string }) => state)).not.toContain('cancelled');
  });

  it('stays closed when the company sets a later closing day', async () => {
    const { token } = company.head;
    const set = (closingDay: number) =>
      shop.post('/enterprise-service/report/setClosing', { closingDay }, { token, key: randomUUID() });
    const first = await set(1);
    expect(first.status).toBe(200);
    const later = await set(28);
    expect(later.body.data).toMatchObject({ closingDay: 28, closedThrough: first.body.data.closedThrough });
  });
});
