import { desc, eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import { auditChain } from '#platform/api/platform-tables.ts';
import type { SealedRow } from '../rules/canonical-row.ts';

/** Transactions end within half a minute, so rows that old have no neighbours to come in front of them. */
const SETTLED = sql`interval '30 seconds'`;
/** Ids that may still be unsealed below the highest sealed one: rows of transactions that took longer. */
const LATE_IDS = 10_000;

/** A row with its JSON and time as texts of the database: what is hashed is never parsed. */
const SEALED = sql`l.id::text as id, l.firm_id::text as "firmId", l.user_id::text as "userId", l.action,
  l.object_type as "objectType", l.object_id as "objectId", l.before::text as before, l.after::text as after,
  l.request_id as "requestId", to_char(l.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at`;

type Row = SealedRow & Record<string, unknown>;

/** One sealer at a time; false when another is at it. Held to the end of the transaction. */
export async function lockChain(db: Db): Promise<boolean> {
  const { rows } = await db.execute<{ locked: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended('audit chain', 0)) as locked`,
  );
  return rows[0]?.locked ?? false;
}

/** Settled rows without a seal, of all firms, in the order of their ids. */
export async function readUnsealed(db: Db, most: number): Promise<SealedRow[]> {
  const { rows } = await db.execute<Row>(sql`
    select ${SEALED} from audit_log l
    where l.id > (select coalesce(max(log_id), 0) - ${LATE_IDS}::bigint from audit_chain)
      and l.created_at < now() - ${SETTLED}
      and not exists (select 1 from audit_chain c where c.log_id = l.id)
    order by l.id limit ${most}`);
  return rows;
}

export interface ChainHead {
  place: bigint;
  hash: string;
}

/** Last seal of each of the firms. */
export async function readHeads(db: Db, firmIds: readonly string[]): Promise<Map<string, ChainHead>> {
  const { rows } = await db.execute<{ firmId: string; place: string; hash: string }>(sql`
    select f.id::text as "firmId", h.place::text as place, h.hash
    from unnest(${sql.param([...firmIds])}::bigint[]) f (id)
      cross join lateral (select c.place, c.hash from audit_chain c where c.firm_id = f.id order by c.place desc limit 1) h`);
  return new Map(rows.map(({ firmId, place, hash }) => [firmId, { place: BigInt(place), hash }]));
}

export interface Seal {
  firmId: bigint;
  place: bigint;
  logId: bigint;
  hash: string;
}

export async function insertSeals(db: Db, seals: readonly Seal[]): Promise<void> {
  const column = (read: (seal: Seal) => unknown) => sql.param(seals.map((seal) => String(read(seal))));
  await db.execute(sql`insert into audit_chain (firm_id, place, log_id, hash)
    select * from unnest(${column((s) => s.firmId)}::bigint[], ${column((s) => s.place)}::bigint[],
      ${column((s) => s.logId)}::bigint[], ${column((s) => s.hash)}::text[])`);
}

/** Firms with a chain, a page at a time, in the order of their ids, each with its last seal. */
export async function readAllHeads(db: Db, after: bigint, most: number): Promise<(Seal & { sealedAt: string })[]> {
  const { rows } = await db.execute<Record<'firmId' | 'place' | 'logId' | 'hash' | 'sealedAt', string>>(sql`
    with recursive firms_with_chain as (
      (select firm_id from audit_chain where firm_id > ${after} order by firm_id limit 1)
      union all
      select (select c.firm_id from audit_chain c where c.firm_id > f.firm_id order by c.firm_id limit 1)
      from firms_with_chain f where f.firm_id is not null)
    select f.firm_id::text as "firmId", h.place::text as place, h.log_id::text as "logId", h.hash,
      h.created_at::text as "sealedAt"
    from (select firm_id from firms_with_chain where firm_id is not null limit ${most}) f
      cross join lateral (select * from audit_chain c where c.firm_id = f.firm_id order by c.place desc limit 1) h`);
  return rows.map(({ firmId, place, logId, hash, sealedAt }) => ({
    firmId: BigInt(firmId),
    place: BigInt(place),
    logId: BigInt(logId),
    hash,
    sealedAt,
  }));
}

export interface ChainLink {
  place: bigint;
  logId: bigint;
  hash: string;
  /** Null: the row is gone. */
  row: SealedRow | null;
}

/** Links of one firm from a place on, each with the row it seals. */
export async function readLinks(db: Db, firmId: bigint, from: bigint, most: number): Promise<ChainLink[]> {
  const { rows } = await db.execute<Row & { place: string; logId: string; hash: string }>(sql`
    select c.place::text as place, c.log_id::text as "logId", c.hash, ${SEALED}
    from audit_chain c left join audit_log l on l.id = c.log_id and l.firm_id = c.firm_id
    where c.firm_id = ${firmId} and c.place >= ${from} order by c.place limit ${most}`);
  return rows.map(({ place, logId, hash, ...row }) => ({
    place: BigInt(place),
    logId: BigInt(logId),
    hash,
    row: row.id === null ? null : row,
  }));
}

export async function readSeal(db: Db, firmId: bigint, place: bigint): Promise<string | null> {
  const { rows } = await db.execute<{ hash: string }>(
    sql`select hash from audit_chain where firm_id = ${firmId} and place = ${place}`,
  );
  return rows[0]?.hash ?? null;
}

/** A row far older than the sealer's rhythm that no seal covers: it was put in behind the sealer's back. */
export async function findUnsealed(db: Db, firmId: bigint): Promise<string | null> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select l.id::text as id from audit_log l
    where l.firm_id = ${firmId} and l.created_at < now() - interval '1 hour'
      and not exists (select 1 from audit_chain c where c.log_id = l.id)
    order by l.created_at limit 1`);
  return rows[0]?.id ?? null;
}

/** How far the chain of a firm has come. */
export async function readChainState(db: Db, firmId: bigint) {
  const [head] = await db
    .select({ place: auditChain.place, hash: auditChain.hash, sealedAt: auditChain.sealedAt })
    .from(auditChain)
    .where(eq(auditChain.firmId, firmId))
    .orderBy(desc(auditChain.place))
    .limit(1);
  const { rows } = await db.execute<{ waiting: number }>(sql`
    select count(*)::int as waiting from audit_log l where l.firm_id = ${firmId}
      and l.created_at > now() - interval '1 hour'
      and not exists (select 1 from audit_chain c where c.log_id = l.id)`);
  return { head: head ?? null, waiting: rows[0]?.waiting ?? 0 };
}
