import { sql } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import type { RuleKind } from '../contract/visibility-schemas.ts';

/** Where the codes of each kind stand. */
const TARGETS = {
  category: sql`select t.id::text as id, t.code from categories_view t where t.code`,
  brand: sql`select t.id::text as id, t.code from brands_view t where t.code`,
  sku: sql`select t.id::text as id, t.item_no as code from skus_view t where t.item_no`,
} as const;

/** Ids by code; codes that name nothing are missing. */
export async function findTargets(db: Db, kind: RuleKind, codes: readonly string[]): Promise<Map<string, bigint>> {
  const { rows } = await db.execute<{ id: string; code: string }>(
    sql`${TARGETS[kind]} = any(${sql.param([...codes])}::text[])`,
  );
  return new Map(rows.map(({ id, code }) => [code, BigInt(id)]));
}

/** Lets changes to the rules of one firm run one after another, so that no rule stands twice. */
export async function lockRules(db: Db, firmId: bigint): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`visibility ${firmId}`}, 0))`);
}
