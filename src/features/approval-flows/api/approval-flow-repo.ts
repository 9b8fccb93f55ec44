import { and, asc, count, eq, max, ne, sql } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import type { FlowDraft } from '../rules/flow-draft.ts';
import { toStored } from '../rules/flow-draft.ts';
import { approvalFlows } from './approval-flow-tables.ts';

export type FlowRow = typeof approvalFlows.$inferSelect;

const inEvaluation = sql`array_position(array['bypass', 'deny', 'approve'], ${approvalFlows.effect})`;

/** Flows of a firm as they are asked: by kind of document, what lets through first, then by place. */
export function readFlows(db: Db, firmId: bigint): Promise<FlowRow[]> {
  return db
    .select()
    .from(approvalFlows)
    .where(eq(approvalFlows.firmId, firmId))
    .orderBy(asc(approvalFlows.documentType), inEvaluation, asc(approvalFlows.place), asc(approvalFlows.id));
}

export async function findFlow(db: Db, firmId: bigint, flowId: bigint): Promise<FlowRow | null> {
  const [row] = await db.select().from(approvalFlows).where(whichFlow(firmId, flowId));
  return row ?? null;
}

const whichFlow = (firmId: bigint, flowId: bigint) =>
  and(eq(approvalFlows.firmId, firmId), eq(approvalFlows.id, flowId));

export async function countFlows(db: Db, firmId: bigint): Promise<number> {
  const [row] = await db.select({ n: count() }).from(approvalFlows).where(eq(approvalFlows.firmId, firmId));
  return row?.n ?? 0;
}

/** Changes of a firm's list of flows wait for each other: places and the limit stay true. */
export async function lockFlows(db: Db, firmId: bigint): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('approval_flows', ${firmId}))`);
}

const columnsOf = ({ name, note, documentType, effect, departmentId, conditions, nodes }: FlowDraft) => ({
  name,
  note,
  documentType,
  effect,
  departmentId: departmentId === null ? null : BigInt(departmentId),
  conditions: toStored(conditions),
  // Flows that do not ask have nobody to ask.
  nodes: effect === 'approve' ? nodes : [],
});

/** Last of its kind. */
export async function insertFlow(
  db: Db,
  { firmId, userId }: { firmId: bigint; userId: bigint },
  draft: FlowDraft,
  status: 0 | 1,
): Promise<bigint> {
  const { documentType, effect } = draft;
  const [last] = await db
    .select({ place: max(approvalFlows.place) })
    .from(approvalFlows)
    .where(
      and(
        eq(approvalFlows.firmId, firmId),
        eq(approvalFlows.documentType, documentType),
        eq(approvalFlows.effect, effect),
      ),
    );
  const [row] = await db
    .insert(approvalFlows)
    .values({ ...columnsOf(draft), firmId, createdBy: userId, status, place: (last?.place ?? 0) + 1 })
    .returning({ id: approvalFlows.id });
  if (!row) throw new Error('flow not written');
  return row.id;
}

const touched = { version: sql`${approvalFlows.version} + 1`, updatedAt: sql`now()` };

/** The new version; null where the flow is no longer the one that was seen. */
export async function updateFlow(
  db: Db,
  seen: FlowRow,
  change: { draft: FlowDraft } | { status: 0 | 1 },
): Promise<number | null> {
  const set = 'draft' in change ? columnsOf(change.draft) : change;
  const [row] = await db
    .update(approvalFlows)
    .set({ ...set, ...touched })
    .where(and(whichFlow(seen.firmId, seen.id), eq(approvalFlows.version, seen.version)))
    .returning({ version: approvalFlows.version });
  return row?.version ?? null;
}

export async function deleteFlow(db: Db, { firmId, id, version }: FlowRow): Promise<boolean> {
  const { rowCount } = await db
    .delete(approvalFlows)
    .where(and(whichFlow(firmId, id), eq(approvalFlows.version, version)));
  return rowCount === 1;
}

export async function isNameTaken(db: Db, firmId: bigint, name: string, except?: bigint): Promise<boolean> {
  const others = except === undefined ? undefined : ne(approvalFlows.id, except);
  const [row] = await db
    .select({ n: count() })
    .from(approvalFlows)
    .where(and(eq(approvalFlows.firmId, firmId), eq(approvalFlows.name, name), others));
  return (row?.n ?? 0) > 0;
}

/** Places by the order of the ids. */
export async function placeFlows(db: Db, firmId: bigint, flowIds: readonly bigint[]): Promise<void> {
  const ids = sql`${sql.param(flowIds.map(String))}::bigint[]`;
  await db
    .update(approvalFlows)
    .set({ place: sql`array_position(${ids}, ${approvalFlows.id})` })
    .where(and(eq(approvalFlows.firmId, firmId), sql`${approvalFlows.id} = any(${ids})`));
}
