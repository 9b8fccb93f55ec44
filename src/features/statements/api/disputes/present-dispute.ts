import { formatAmount, formatUnitPrice } from '#platform/shared/money.ts';
import type { DisputeDetail } from '../../contract/dispute-schemas.ts';
import { DISPUTE_KINDS, type DisputeKind } from '../../contract/statement-words.ts';
import { disputeStates } from '../../rules/dispute-status.ts';
import type { DisputeRow } from './dispute-repo.ts';

interface Facts {
  statementNo: string;
  names: ReadonlyMap<bigint, string>;
  now: Date;
  /** At the desk, where some states are called otherwise. */
  atDesk: boolean;
}

export function presentDispute(
  row: DisputeRow,
  { statementNo, names, now, atDesk }: Facts,
): Omit<DisputeDetail, 'line' | 'thread' | 'acts'> {
  const { disputeNo, status, version, words, claimedQuantity, claimedPrice, grantedFen, grantedQuantity, answer } = row;
  const { ownerUserId, dueAt } = row;
  const kind = row.kind as DisputeKind;
  return {
    ...{ disputeNo, statementNo, kind, kindLabel: DISPUTE_KINDS[kind] },
    ...{ status, tone: disputeStates.tone(status), version, words, claimedQuantity, answer, grantedQuantity },
    statusLabel: atDesk ? disputeStates.deskLabel(status) : disputeStates.label(status),
    claimedPrice: claimedPrice === null ? null : formatUnitPrice(claimedPrice),
    asked: formatAmount(row.askedFen),
    granted: grantedFen === null ? null : formatAmount(grantedFen),
    ownerName: ownerUserId === null ? null : (names.get(ownerUserId) ?? null),
    dueAt: dueAt?.toISOString() ?? null,
    late: dueAt !== null && dueAt < now,
    createdAt: row.createdAt.toISOString(),
    creatorName: names.get(row.userId) ?? '',
  };
}
