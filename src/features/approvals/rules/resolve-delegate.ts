/** Somebody stands in for somebody, for a time, for some documents and up to some amount. */
export interface Delegation {
  memberId: bigint;
  delegateMemberId: bigint;
  startsAt: Date;
  endsAt: Date;
  /** Empty: every kind. */
  documentTypes: readonly string[];
  /** Null: no cap. */
  capFen: bigint | null;
}

export interface DelegationCase {
  documentType: string;
  amountFen: bigint;
  at: Date;
  /** May this person decide this document at all? The requester may not, nor who has left. */
  mayDecide(memberId: bigint): boolean;
}

/** A stands in for B, B for C …: longer chains end where they are. */
export const MAX_CHAIN = 5;

function covers(delegation: Delegation, { documentType, amountFen, at }: DelegationCase): boolean {
  const { startsAt, endsAt, documentTypes, capFen } = delegation;
  if (at < startsAt || at >= endsAt) return false;
  if (documentTypes.length > 0 && !documentTypes.includes(documentType)) return false;
  return capFen === null || amountFen <= capFen;
}

/**
 * Who decides in place of a member right now: delegates of delegates too, never in a circle, never somebody who may not
 * decide. The member itself when nobody stands in.
 */
export function resolveDelegate(memberId: bigint, delegations: readonly Delegation[], wanted: DelegationCase): bigint {
  const visited = new Set([memberId]);
  let current = memberId;
  while (visited.size <= MAX_CHAIN) {
    const from = current;
    const next = delegations.find(
      (one) =>
        one.memberId === from &&
        covers(one, wanted) &&
        !visited.has(one.delegateMemberId) &&
        wanted.mayDecide(one.delegateMemberId),
    );
    if (!next) return current;
    current = next.delegateMemberId;
    visited.add(current);
  }
  return current;
}
