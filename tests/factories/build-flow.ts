import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { approvalFlows } from '#features/approval-flows/api/approval-flow-tables.ts';
import type { DocumentType, FlowNode } from '#features/approval-flows/rules/flow-shape.ts';
import { nextNumber } from './next-number.ts';

/**
 * A live flow that asks these members about every order, or document of another kind, from an amount on (fen); one node
 * unless told otherwise.
 */
export async function buildFlow(
  db: NodePgDatabase,
  firmId: bigint,
  facts: {
    documentType?: DocumentType;
    members?: readonly bigint[];
    from?: bigint;
    nodes?: FlowNode[];
    mode?: FlowNode['mode'];
    hours?: number;
  },
): Promise<void> {
  const { documentType = 'order', members = [], from = 0n, mode = 'any', hours = null } = facts;
  const approvers = members.map((memberId) => ({ kind: 'member' as const, memberId: String(memberId) }));
  const nodes = facts.nodes ?? [{ name: '审批', mode, approvers, escalateAfterHours: hours }];
  const conditions = [{ kind: 'amount' as const, atLeast: String(from) }];
  await db
    .insert(approvalFlows)
    .values({ firmId, name: `流程${nextNumber()}`, documentType, conditions, nodes, status: 1 });
}
