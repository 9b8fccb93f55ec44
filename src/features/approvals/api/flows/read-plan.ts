import { and, eq } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import type { ApprovalDocument, ApprovalPlan, EvaluatedFlow } from '../../rules/flow-plan.ts';
import { referencesOfPlan } from '../../rules/flow-references.ts';
import type { DocumentType } from '../../rules/flow-shape.ts';
import { matchFlow } from '../../rules/match-flow.ts';
import { planApproval } from '../../rules/plan-approval.ts';
import { approvalFlows } from '../approval-flow-tables.ts';
import { readFlowPeople } from './read-flow-people.ts';

/** Flows of the firm that are switched on for such documents. */
export async function readLiveFlows(db: Db, firmId: bigint, documentType: DocumentType): Promise<EvaluatedFlow[]> {
  const { id, name, effect, departmentId, conditions, nodes, place } = approvalFlows;
  const rows = await db
    .select({ id, name, effect, departmentId, conditions, nodes, place })
    .from(approvalFlows)
    .where(
      and(eq(approvalFlows.firmId, firmId), eq(approvalFlows.documentType, documentType), eq(approvalFlows.status, 1)),
    );
  return rows.map((row) => ({
    ...row,
    documentType,
    id: String(row.id),
    departmentId: row.departmentId === null ? null : String(row.departmentId),
    effect: row.effect as EvaluatedFlow['effect'],
  }));
}

/**
 * What the flows of a firm ask for a document: one statement for the flows and, where some concern it, one for the
 * people they lead to. `change` gives the flows as they would be after a change that is not saved yet.
 */
export async function readPlan(
  db: Db,
  firmId: bigint,
  document: ApprovalDocument,
  change: (flows: EvaluatedFlow[]) => EvaluatedFlow[] = (flows) => flows,
): Promise<ApprovalPlan> {
  const flows = change(await readLiveFlows(db, firmId, document.documentType));
  const concerned = flows.filter((flow) => matchFlow(flow, document, new Map()));
  if (concerned.length === 0) return { outcome: 'free', reasons: [], steps: [], unworkable: [] };
  const people = await readFlowPeople(db, firmId, referencesOfPlan(concerned, document));
  return planApproval(concerned, document, people);
}
