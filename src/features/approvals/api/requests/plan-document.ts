import { readPlan, readRequester } from '#features/approval-flows/api/public.ts';
import type { ApprovalPlan, DocumentType } from '#features/approval-flows/rules/public.ts';
import { foreseeCenters } from '#features/budgets/api/public.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { readItemFacts } from '../orders/item-facts-repo.ts';

/** A line as far as conditions of flows ask about it. */
export interface FlowLine {
  /** Null: a line in free words. */
  skuId: bigint | null;
  amountFen: bigint;
  /** As people write it: a code or a name; empty: none was named. */
  costCenter: string;
  /** How much dearer than agreed, hundredths of a percent; null where nothing is agreed. */
  overAgreementBp: number | null;
}

/** A document other than an order, as far as flows ask about it. */
export interface FlowDocument {
  documentType: Exclude<DocumentType, 'order'>;
  amountFen: bigint;
  urgent: boolean;
  lines: readonly FlowLine[];
}

/**
 * What the flows of the caller's firm ask for a document: `free`, `denied` with the words for the requester, or `ask`
 * with the steps that `startApproval` takes. Budgets are charged by orders alone, so no document here goes over one.
 */
export async function planDocument(
  db: Db,
  caller: SignedInCaller,
  { documentType, amountFen, urgent, lines }: FlowDocument,
): Promise<ApprovalPlan> {
  const { firmId, memberId } = caller;
  const requester = await readRequester(db, firmId, memberId);
  if (!requester) throw new Error('the requester is no member of the firm');
  const items = await readItemFacts(db, [...new Set(lines.flatMap(({ skuId }) => skuId ?? []))]);
  const factOf = (skuId: bigint | null) => (skuId === null ? undefined : items.get(skuId));
  const charged = await foreseeCenters(
    db,
    caller,
    lines.map(({ costCenter }) => costCenter),
  );
  const centers = new Map(charged.flatMap((center) => (center ? [[center.costCenterId, center] as const] : [])));
  return readPlan(db, firmId, {
    documentType,
    requester,
    amountFen,
    urgent,
    costCenters: [...centers.values()].map(({ costCenterId, ownerMemberId }) => ({
      id: String(costCenterId),
      overBudget: false,
      ownerMemberId: ownerMemberId === null ? null : String(ownerMemberId),
    })),
    lines: lines.map(({ skuId, overAgreementBp, ...line }, index) => ({
      lineNo: index + 1,
      amountFen: line.amountFen,
      freeText: skuId === null,
      overAgreementBp,
      brandId: factOf(skuId)?.brandId ?? null,
      categoryPathIds: factOf(skuId)?.categoryPathIds ?? [],
      costCenterId: charged[index] ? String(charged[index].costCenterId) : null,
    })),
  });
}
