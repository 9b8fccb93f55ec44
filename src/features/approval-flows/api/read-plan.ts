import { sql } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import type { ApprovalDocument, ApprovalPlan, EvaluatedFlow } from '../rules/flow-plan.ts';
import { referencesOfPlan } from '../rules/flow-references.ts';
import type { DocumentType } from '../rules/flow-shape.ts';
import { matchFlow } from '../rules/match-flow.ts';
import { planApproval } from '../rules/plan-approval.ts';
import { approvalFlows } from './approval-flow-tables.ts';
import { readFlowPeople } from './read-flow-people.ts';

type FlowRow = Omit<EvaluatedFlow, 'documentType'> & Record<string, unknown>;

/** Flows of the firm that are switched on for such documents. */
export async function readLiveFlows(db: Db, firmId: bigint, documentType: DocumentType): Promise<EvaluatedFlow[]> {
  // As plain rows: two hundred of them are mapped column by column in more time than the database takes to find them.
  const { rows } = await db.execute<FlowRow>(sql`
    select id::text, name, effect, department_id::text "departmentId", conditions, nodes, place from ${approvalFlows}
    where firm_id = ${firmId} and document_type = ${documentType} and status = 1`);
  return rows.map((row) => ({ ...row, documentType }));
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
