import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { refuse } from '#platform/api/refuse.ts';
import { approvalFlowErrors } from '../contract/approval-flow-contract.ts';
import type { DocumentType } from '../contract/document-kinds.ts';
import { kindProblem } from '../rules/check-flow.ts';
import type { FlowKind } from '../rules/flow-kind.ts';
import type { PastOrder } from '../rules/simulate-flow.ts';

/** A kind of document as its keeper carries it. */
export interface CarriedKind extends FlowKind {
  /** Documents of the last weeks that a flow can be tried on, one more than are looked at; absent where nobody keeps them. */
  readPast?(db: Db, caller: SignedInCaller): Promise<PastOrder[]>;
}

export type CarriedKinds = readonly CarriedKind[];

/** Refuses a kind that nobody carries: a rule about it would never be asked. */
export function assertCarried(kinds: CarriedKinds, code: DocumentType): void {
  const message = kindProblem(kinds, code);
  if (message !== null) throw refuse(approvalFlowErrors, 'FLOW_INVALID', { message });
}

export const presentKinds = (kinds: CarriedKinds) =>
  kinds.map(({ code, conditions, readPast }) => ({
    code,
    conditions: [...conditions],
    simulated: readPast !== undefined,
  }));
