import { eq, sql } from 'drizzle-orm';
import { type Database, type Db, inTransaction } from '#platform/api/database.ts';
import { reportFirms } from '../report-tables.ts';
import { bookOrders } from './book-orders.ts';
import { lockLedger } from './booking-repo.ts';

/** Orders of one transaction: a worker that is killed loses that much work and nothing else. */
const PIECE = 400;

const inFirm = (firmId: bigint) => ({ firmId, userId: null, right: 'worker' }) as const;
const WORKER = { firmId: null, userId: null, right: 'worker' } as const;

async function nextOrders(db: Db, firmId: bigint, after: bigint, piece: number): Promise<bigint[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from orders_view where firm_id = ${firmId} and id > ${after} order by id limit ${piece}`);
  return rows.map(({ id }) => BigInt(id));
}

async function countOrders(db: Db, firmId: bigint): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(
    sql`select count(*)::int as n from orders_view where firm_id = ${firmId}`,
  );
  return rows[0]?.n ?? 0;
}

/** Books the next orders of a firm that stood before its ledger. False: all are booked. */
export async function buildPiece(db: Db, firmId: bigint, piece: number = PIECE): Promise<boolean> {
  const { builtAt, builtThrough } = await lockLedger(db, firmId);
  if (builtAt !== null) return false;
  if (builtThrough === 0n) {
    const ordersToBuild = await countOrders(db, firmId);
    await db.update(reportFirms).set({ ordersToBuild }).where(eq(reportFirms.firmId, firmId));
  }
  const orderIds = await nextOrders(db, firmId, builtThrough, piece);
  if (orderIds.length > 0) await bookOrders(db, firmId, orderIds);
  const whole = orderIds.length < piece;
  await db
    .update(reportFirms)
    .set({
      builtThrough: orderIds.at(-1) ?? builtThrough,
      builtOrders: sql`${reportFirms.builtOrders} + ${orderIds.length}`,
      ...(whole && { builtAt: sql`now()` }),
    })
    .where(eq(reportFirms.firmId, firmId));
  return !whole;
}

/**
 * Books what was heard of orders of a firm. The first one it hears of opens a ledger, and books at once what stood before: a new
 * firm has nothing there, and need not wait until the worker looks for firms to build.
 */
export async function bookHeard(db: Db, firmId: bigint, orderIds: readonly bigint[]): Promise<void> {
  await bookOrders(db, firmId, orderIds);
  const [ledger] = await db
    .select({ builtAt: reportFirms.builtAt })
    .from(reportFirms)
    .where(eq(reportFirms.firmId, firmId));
  if (ledger?.builtAt === null) await buildPiece(db, firmId);
}

/** Firms whose orders are not all booked yet. */
async function readUnbuilt(db: Db): Promise<bigint[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select f.id from firms_view f left join report_firms r on r.firm_id = f.id where r.built_at is null order by f.id`);
  return rows.map(({ id }) => BigInt(id));
}

/** Books what stood before the reports, a piece at a time; goes on where it was cut off. */
export async function buildReports(database: Database): Promise<void> {
  const firms = await inTransaction(database, WORKER, 'read', readUnbuilt);
  for (const firmId of firms) {
    while (await inTransaction(database, inFirm(firmId), 'write', (db) => buildPiece(db, firmId)));
  }
}

/** Orders of a firm that changed of late: whatever was not heard of them is booked now. */
async function readMoved(db: Db, firmId: bigint, days: number): Promise<bigint[]> {
  const { rows } = await db.execute<{ id: string }>(sql`select id from orders_view
    where firm_id = ${firmId} and updated_at > now() - make_interval(days => ${days}) order by id`);
  return rows.map(({ id }) => BigInt(id));
}

async function readBuilt(db: Db): Promise<bigint[]> {
  const rows = await db
    .select({ firmId: reportFirms.firmId })
    .from(reportFirms)
    .where(sql`${reportFirms.builtAt} is not null`);
  return rows.map(({ firmId }) => firmId);
}

/** Looks at night whether the ledgers say what orders of the last days say. */
export async function compareReports(database: Database, days = 2): Promise<void> {
  for (const firmId of await inTransaction(database, WORKER, 'read', readBuilt)) {
    const orderIds = await inTransaction(database, inFirm(firmId), 'read', (db) => readMoved(db, firmId, days));
    for (let at = 0; at < orderIds.length; at += PIECE) {
      await inTransaction(database, inFirm(firmId), 'write', (db) =>
        bookOrders(db, firmId, orderIds.slice(at, at + PIECE)),
      );
    }
  }
}
