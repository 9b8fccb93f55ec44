import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import { visibilityRules as r } from './visibility-tables.ts';

/** Whose rules: everybody's of a firm, or one person's. */
export interface RuleOwner {
  firmId: bigint;
  userId: bigint | null;
}

/** What a rule does with which goods. */
export type RuleTarget = Pick<typeof r.$inferInsert, 'effect' | 'kind' | 'targetId'>;

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

/** Whose a rule of the firm is, and when it holds. */
export interface RulePlace {
  firmId: bigint;
  userId: bigint | null;
  departmentId: bigint | null;
  startsOn: string | null;
  endsOn: string | null;
}

export async function insertFirmRules(db: Db, place: RulePlace, rules: readonly RuleTarget[]): Promise<void> {
  if (rules.length) await db.insert(r).values(rules.map((rule) => ({ ...place, ...rule, madeBy: 'firm' })));
}

/** Removes a rule of the firm's own; what the desk has agreed stays. */
export async function deleteFirmRule(db: Db, firmId: bigint, id: bigint): Promise<boolean> {
  const result = await db.delete(r).where(and(eq(r.firmId, firmId), eq(r.id, id), eq(r.madeBy, 'firm')));
  return (result.rowCount ?? 0) > 0;
}
