import type { afterSaleCases, afterSaleLines } from '#features/after-sales/api/case-tables.ts';
import { CASE_REASONS } from '#features/after-sales/contract/case-reasons.ts';
import type { CaseStatus } from '#features/after-sales/rules/case-status.ts';
import { sum, taxWithin } from '#platform/shared/money.ts';
import type { PlannedReturn } from './plan-returns.ts';

const HOUR_MS = 3_600_000;
const REVIEW_HOURS = 8;
const INSPECT_HOURS = 24;
const CONFIRM_DAYS = 7;

const timeOf = ({ steps }: PlannedReturn, to: CaseStatus) => steps.find((step) => step.to === to)?.at;
const reached = (one: PlannedReturn, to: CaseStatus) => timeOf(one, to) !== undefined;

/** When its money was decided, in epoch milliseconds. */
export const refundedAt = (one: PlannedReturn): number | undefined => timeOf(one, 'refunding');
export const receivedAt = (one: PlannedReturn): number | undefined => timeOf(one, 'inspecting');
const isInspected = (one: PlannedReturn) => receivedAt(one) !== undefined && one.until !== 'inspecting';
/** Granted as money. */
const isOwed = (one: PlannedReturn) => isGranted(one) && ['return', 'refund_only', 'price_gap'].includes(one.kind);
const isGranted = (one: PlannedReturn) => one.steps.some(({ kind }) => kind === 'granted' || kind === 'quick');

export const moneyOf = (one: PlannedReturn): bigint => sum(one.goods.map(({ askedFen }) => askedFen));
export const taxOf = (one: PlannedReturn): bigint =>
  sum(one.goods.map(({ askedFen, line }) => taxWithin(askedFen, line.taxRateBp)));

const wayOf = (one: PlannedReturn) =>
  ['returned', 'exchanged', 'repaired'].includes(one.route) ? (one.way ?? 'pickup') : 'none';

/** Whether its goods come back. */
export const comesBack = (one: PlannedReturn): boolean => reached(one, 'to_return');

const later = (at: number | undefined, hours: number) => (at === undefined ? null : new Date(at + hours * HOUR_MS));

function clocksOf(one: PlannedReturn) {
  const { until, createdAt } = one;
  const due = until === 'reviewing' ? later(createdAt, REVIEW_HOURS) : null;
  return {
    dueAt: until === 'inspecting' ? later(receivedAt(one), INSPECT_HOURS) : due,
    confirmUntil: until === 'confirming' ? later(timeOf(one, 'confirming'), CONFIRM_DAYS * 24) : null,
    settledAt: later(timeOf(one, 'completed'), 0),
  };
}

type NewCase = Omit<typeof afterSaleCases.$inferInsert, 'caseNo'>;

/** The head of a case as it stands at its end; its state is walked to afterwards. */
export function headOf(one: PlannedReturn, staffUserId: bigint): NewCase | null {
  const [first] = one.goods;
  if (!first) return null;
  const { firmId, userId, orderId, address } = first.line;
  const back = wayOf(one) !== 'none';
  const person = address as { receiver?: string; phone?: string };
  return {
    ...{ firmId, userId, orderId, kind: one.kind, status: 'reviewing', lineCount: one.goods.length },
    ...{ askedFen: moneyOf(one), grantedFen: isOwed(one) ? moneyOf(one) : 0n },
    ...{ returnWay: wayOf(one), freightPayer: CASE_REASONS[one.reason].fault ? 'shop' : 'buyer' },
    ...{ quick: one.route === 'quick', pickupAddress: back ? (address as NewCase['pickupAddress']) : null },
    ...{ contactName: person.receiver ?? '', contactPhone: person.phone ?? '' },
    assigneeUserId: one.steps.some(({ side }) => side === 'desk') ? staffUserId : null,
    rejectReason: one.until === 'rejected' ? (one.answer ?? '') : '',
    ...clocksOf(one),
    version: 1 + one.steps.length,
    createdAt: new Date(one.createdAt),
    updatedAt: new Date(one.steps.at(-1)?.at ?? one.createdAt),
  };
}

type NewLine = Omit<typeof afterSaleLines.$inferInsert, 'caseId' | 'firmId'>;

/** Lines of a case, counted and graded as far as it has come. */
export function linesOf(one: PlannedReturn): NewLine[] {
  const inspected = isInspected(one);
  const settled = refundedAt(one) !== undefined || (one.kind === 'repair' && reached(one, 'confirming'));
  const graded = inspected && one.kind !== 'repair' ? (one.grade ?? 'good') : null;
  return one.goods.map(({ line, units, askedFen }, index) => ({
    ...{
      orderLineId: line.lineId,
      skuId: line.skuId,
      lineNo: index + 1,
      quantity: units,
      reason: one.reason,
      note: one.note,
      askedFen,
    },
    gapFen: one.kind === 'price_gap' ? askedFen : 0n,
    measured: one.reason === 'size_off' ? '实测 12.6 mm，标称 12.0 mm' : '',
    grantedQuantity: isGranted(one) ? units : null,
    receivedQuantity: inspected ? units : null,
    goodQuantity: graded === 'good' ? units : 0,
    blockedQuantity: graded === 'blocked' || (inspected && one.kind === 'repair') ? units : 0,
    scrapQuantity: graded === 'scrap' ? units : 0,
    grantedFen: isOwed(one) ? askedFen : 0n,
    settledQuantity: settled ? units : 0,
  }));
}
