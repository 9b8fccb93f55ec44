import { and, eq, inArray, sql } from 'drizzle-orm';
import { firmsView } from '#features/organisation/api/organisation-views.ts';
import type { Db } from '#platform/api/database.ts';
import { beginningWith } from '#platform/api/like-text.ts';
import { hasSqlState } from '#platform/api/sql-state.ts';
import type { Period } from '../../rules/agreement-period.ts';
import { TODAY } from '../price-columns.ts';
import { agreementPrices as a } from '../price-tables.ts';
import { containing } from './read-conditions.ts';

/** Most customers offered to choose from. */
const CHOICES = 20;

export function findCustomers(db: Db, keyword: string) {
  const wanted = sql`(${firmsView.customerCode} ilike ${beginningWith(keyword)} or ${containing(firmsView.name, keyword)})`;
  return db
    .select({ customerCode: firmsView.customerCode, firmName: firmsView.name })
    .from(firmsView)
    .where(and(sql`${firmsView.firmType} <> 'operator'`, keyword ? wanted : undefined))
    .orderBy(firmsView.customerCode)
    .limit(CHOICES);
}

/** Ids of customers by their number; numbers nobody has are missing. */
export async function findFirmIds(db: Db, customerCodes: readonly string[]): Promise<Map<string, bigint>> {
  const rows = await db
    .select({ customerCode: firmsView.customerCode, id: firmsView.id })
    .from(firmsView)
    .where(and(inArray(firmsView.customerCode, [...customerCodes]), sql`${firmsView.firmType} <> 'operator'`));
  return new Map(rows.map(({ customerCode, id }) => [customerCode, id]));
}

export interface PricedSku {
  skuId: bigint;
  /** 1/10,000 yuan; 0 means that there is none. */
  listPrice: bigint;
}

/** Items by number, hidden ones too: a price may be agreed before an item is shown. */
export async function findSkus(db: Db, itemNos: readonly string[]): Promise<Map<string, PricedSku>> {
  const { rows } = await db.execute<{ id: string; item_no: string; list_price: string }>(sql`
    select id::text, item_no, list_price::text from skus_view where item_no = any(${sql.param([...itemNos])}::text[])`);
  return new Map(
    rows.map((row) => [row.item_no, { skuId: BigInt(row.id), listPrice: BigInt(row.list_price) }] as const),
  );
}

/** List price of an item in 1/10,000 yuan; 0 means that there is none. */
export async function readListPrice(db: Db, skuId: bigint): Promise<bigint> {
  const { rows } = await db.execute<{ list_price: string }>(
    sql`select list_price::text from skus_view where id = ${skuId}`,
  );
  return BigInt(rows[0]?.list_price ?? 0);
}

export async function readToday(db: Db): Promise<string> {
  const { rows } = await db.execute<{ today: string }>(sql`select ${TODAY}::text as today`);
  const [row] = rows;
  if (!row) throw new Error('the database tells no day');
  return row.today;
}

export interface Agreement extends Period {
  id: bigint;
  firmId: bigint;
  skuId: bigint;
  agreementNo: string;
  minQuantity: number;
  price: bigint;
}

export type NewAgreementRow = Omit<Agreement, 'id'>;

const COLUMNS = {
  id: a.id,
  firmId: a.firmId,
  skuId: a.skuId,
  agreementNo: a.agreementNo,
  minQuantity: a.minQuantity,
  price: a.price,
  validFrom: a.validFrom,
  validTo: a.validTo,
};

/** One agreement price, locked until the transaction ends. */
export async function lockAgreement(db: Db, id: bigint): Promise<Agreement | null> {
  const [row] = await db.select(COLUMNS).from(a).where(eq(a.id, id)).for('update');
  return row ?? null;
}

/** All agreement prices, of every period, of these customers for these items. */
export function readAgreementsOf(db: Db, firmIds: readonly bigint[], skuIds: readonly bigint[]): Promise<Agreement[]> {
  const of = and(inArray(a.firmId, [...firmIds]), inArray(a.skuId, [...skuIds]));
  return db.select(COLUMNS).from(a).where(of);
}

/** Rows of one statement; each has seven values, and PostgreSQL takes 65,535. */
const BATCH = 2_000;

export async function insertAgreements(db: Db, rows: readonly NewAgreementRow[]): Promise<void> {
  for (let at = 0; at < rows.length; at += BATCH) await db.insert(a).values(rows.slice(at, at + BATCH));
}

export type AgreementEdit = Pick<Agreement, 'id' | 'price' | 'validFrom' | 'validTo'>;

/** Changes price and period of several in one statement. */
export async function updateAgreements(db: Db, edits: readonly AgreementEdit[]): Promise<void> {
  const column = <T>(pick: (edit: AgreementEdit) => T) => sql.param(edits.map(pick));
  await db.execute(sql`
    update agreement_prices p set price = e.price, valid_from = e.valid_from, valid_to = e.valid_to, updated_at = now()
      from unnest(${column((edit) => String(edit.id))}::bigint[], ${column((edit) => String(edit.price))}::bigint[],
        ${column((edit) => edit.validFrom)}::date[], ${column((edit) => edit.validTo)}::date[])
        as e (id, price, valid_from, valid_to)
     where p.id = e.id`);
}

export async function deleteAgreement(db: Db, id: bigint): Promise<void> {
  await db.delete(a).where(eq(a.id, id));
}

/** PostgreSQL refused a second price of the same customer, item and quantity on one day. */
export const isOverlap = (error: unknown): boolean => hasSqlState(error, '23P01');
