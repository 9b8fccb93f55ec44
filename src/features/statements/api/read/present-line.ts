import { taxRateText } from '#features/orders/rules/public.ts';
import { formatAmount, formatUnitPrice, withoutTax } from '#platform/shared/money.ts';
import type { DisputeBrief, StatementLine } from '../../contract/statement-schemas.ts';
import {
  DISPUTE_KINDS,
  type DisputeKind,
  LINE_STATES,
  type LineState,
  SOURCES,
  type Source,
} from '../../contract/statement-words.ts';
import { disputeStates } from '../../rules/dispute-status.ts';
import type { statementDisputes } from '../dispute-tables.ts';
import type { statementLines } from '../statement-tables.ts';

export type LineRow = typeof statementLines.$inferSelect;
export type DisputeRow = typeof statementDisputes.$inferSelect;

export function presentBrief(row: DisputeRow): DisputeBrief {
  const status = disputeStates.read(row.status);
  return {
    disputeNo: row.disputeNo,
    kind: row.kind,
    kindLabel: DISPUTE_KINDS[row.kind as DisputeKind],
    ...{ status, statusLabel: disputeStates.label(status), tone: disputeStates.tone(status) },
    asked: formatAmount(row.askedFen),
    granted: row.grantedFen === null ? null : formatAmount(row.grantedFen),
  };
}

interface LineFacts {
  dispute: DisputeRow | null;
  exceptions: readonly string[];
  /** What is the company's own business: not for a link. */
  inside: boolean;
}

export function presentLine(row: LineRow, { dispute, exceptions, inside }: LineFacts): StatementLine {
  const { source, status, quantity, salesPrice, taxRateBp, amountFen, taxFen, partNo, orderNo } = row;
  return {
    lineId: String(row.id),
    source: source as Source,
    sourceLabel: SOURCES[source as Source],
    ...{ day: row.day, orderNo, documentNo: row.documentNo, poNumber: row.poNumber },
    childOrderNo: partNo === null ? '' : `${orderNo}-${partNo}`,
    ...{ customerCode: row.customerCode, itemNo: row.itemNo, name: row.name, spec: row.spec, unit: row.unit, quantity },
    price: formatUnitPrice(salesPrice),
    netPrice: formatUnitPrice(withoutTax(salesPrice, taxRateBp)),
    taxRate: taxRateText(taxRateBp),
    amount: formatAmount(amountFen),
    net: formatAmount(amountFen - taxFen),
    tax: formatAmount(taxFen),
    due: formatAmount(row.dueFen),
    ...{ signer: row.signer, shipmentNo: row.shipmentNo, department: row.department },
    costCenter: inside ? row.costCenter : '',
    status: status as LineState,
    statusLabel: LINE_STATES[status as LineState],
    ...{ ownNo: row.ownNo, checkNote: row.checkNote },
    checkResult: row.checkResult as StatementLine['checkResult'],
    dispute: dispute && presentBrief(dispute),
    exceptions: [...exceptions],
  };
}
