import type { CaseReason } from '../contract/case-reasons.ts';
import type { CaseKind } from '../contract/case-words.ts';
import { KIND_RULES, poolOf, takesPaid, type UnitPool } from './case-kinds.ts';
import { type CaseStatus, CLOSED, FREED } from './case-status.ts';
import { shareOf } from './judge-grant.ts';
import type { FreeUnits } from './offered-kinds.ts';

/** A line of a case as far as units and money of its order line go. */
export interface HeldLine {
  kind: CaseKind;
  status: CaseStatus;
  reason: CaseReason;
  quantity: number;
  grantedQuantity: number | null;
  refusedQuantity: number;
  /** Made good; counts once the case is completed. */
  settledQuantity: number;
  askedFen: bigint;
  /** Counts once the quantity is granted. */
  grantedFen: bigint;
}

/**
 * Units that nobody else may have: as settled, as granted, as asked before; none where the case came to nothing. What it gave
 * before it was opened again stays given, whatever is granted then.
 */
export function heldUnits(line: HeldLine): number {
  const { kind, status, quantity, grantedQuantity, refusedQuantity, settledQuantity } = line;
  const given = KIND_RULES[kind].stays ? 0 : settledQuantity;
  if (FREED.includes(status) || status === 'completed') return given;
  return Math.max(given, (grantedQuantity ?? quantity) - refusedQuantity);
}

/**
 * Money of an order line that a case has taken or may take, in fen. What the desk kept back of units that came to it is no
 * money of the units that are left.
 */
export function heldFen(line: HeldLine): bigint {
  const { kind, status, quantity, askedFen, grantedFen, grantedQuantity, settledQuantity } = line;
  if (!takesPaid(kind)) return 0n;
  if (FREED.includes(status) && settledQuantity === 0) return 0n;
  if (kind === 'price_gap') return grantedQuantity === null ? askedFen : grantedFen;
  return shareOf({ quantity, askedFen }, heldUnits(line));
}

export interface SignedUnits {
  signed: number;
  short: number;
  over: number;
}

/** 可售后数量 by pool, and how many units stand in open cases and in settled ones. */
export function countUnits({ signed, short, over }: SignedUnits, lines: readonly HeldLine[]) {
  const held: Record<UnitPool, number> = { received: 0, short: 0, over: 0 };
  let inProgress = 0;
  let settled = 0;
  for (const line of lines) {
    const units = heldUnits(line);
    held[poolOf(line.kind, line.reason)] += units;
    if (CLOSED.includes(line.status)) settled += units;
    else inProgress += units;
  }
  const free: FreeUnits = {
    received: Math.max(0, signed - held.received),
    short: Math.max(0, short - held.short),
    over: Math.max(0, over - held.over),
  };
  return { free, inProgress, settled };
}
