import { and, eq, isNull, sql } from 'drizzle-orm';
import { firms } from '#features/organisation/api/public.ts';
import { visibilityRules as r } from '#features/visible-goods/api/public.ts';
import { changeScope, type Db } from '#platform/api/database.ts';
import type { RuleEffect, RuleKind } from '../contract/visibility-schemas.ts';

/** Where the codes of each kind stand. */
const TARGETS = {
  category: sql.raw('categories t where t.code'),
  brand: sql.raw('brands t where t.code'),
  sku: sql.raw('skus t where t.item_no'),
} as const;

/** Ids by code; codes that name nothing are missing. */
export async function findTargets(db: Db, kind: RuleKind, codes: readonly string[]): Promise<Map<string, bigint>> {
  const { rows } = await db.execute<{ id: string; code: string }>(sql`
    select t.id::text as id, ${sql.raw(kind === 'sku' ? 't.item_no' : 't.code')} as code
    from ${TARGETS[kind]} = any(${sql.param([...codes])}::text[])`);
  return new Map(rows.map(({ id, code }) => [code, BigInt(id)]));
}

/** Whose rules: everybody's of a firm, or one person's. */
export interface RuleOwner {
  firmId: bigint;
  userId: bigint | null;
}

export interface RuleTarget {
  effect: RuleEffect;
  kind: RuleKind;
  targetId: bigint;
}

/** Rules of the desk: those of the firm itself and of its departments are none of its business. */
const owned = ({ firmId, userId }: RuleOwner) =>
  and(
    eq(r.firmId, firmId),
    eq(r.madeBy, 'desk'),
    isNull(r.departmentId),
    userId === null ? isNull(r.userId) : eq(r.userId, userId),
  );

const sameAs = ({ effect, kind, targetId }: RuleTarget) =>
  and(eq(r.effect, effect), eq(r.kind, kind), eq(r.targetId, targetId));

/** Lets changes to the rules of one firm run one after another, so that no rule stands twice. */
export async function lockRules(db: Db, firmId: bigint): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`visibility ${firmId}`}, 0))`);
}

/** Adds rules that are not there yet; answers how many were added. */
export async function insertRules(db: Db, owner: RuleOwner, rules: readonly RuleTarget[]): Promise<number> {
  const present = await db.select().from(r).where(owned(owner));
  const keyOf = ({ effect, kind, targetId }: RuleTarget | (typeof present)[number]) => `${effect} ${kind} ${targetId}`;
  const known = new Set(present.map(keyOf));
  const fresh = rules.filter((rule) => !known.has(keyOf(rule)));
  if (fresh.length) await db.insert(r).values(fresh.map((rule) => ({ ...owner, ...rule })));
  return fresh.length;
}

/** Answers whether there was such a rule. */
export async function deleteRule(db: Db, owner: RuleOwner, rule: RuleTarget): Promise<boolean> {
  const result = await db.delete(r).where(and(owned(owner), sameAs(rule)));
  return (result.rowCount ?? 0) > 0;
}

/** Sets whether goods outside the range are found. The rest of the transaction runs as that firm. */
export async function updateBeyond(db: Db, firmId: bigint, searchBeyondRange: boolean): Promise<void> {
  await changeScope(db, { firmId, userId: null });
  const settings = sql`${firms.settings} || ${JSON.stringify({ searchBeyondRange })}::jsonb`;
  await db.update(firms).set({ settings }).where(eq(firms.id, firmId));
}
