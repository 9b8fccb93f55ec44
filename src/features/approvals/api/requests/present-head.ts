import { formatAmount } from '#platform/shared/money.ts';
import type { ApprovalRow } from '../../contract/approval-schemas.ts';
import { type ApprovalStatus, approvalStatusLabel } from '../../rules/approval-status.ts';
import type { RequestRow } from './request-repo.ts';

/** What list and page alike say of a request: its document, its amount and where it stands. */
export function presentHead(request: RequestRow, status: ApprovalStatus) {
  const { requestNo, documentNo, title, urgent, snapshotHash, documentType, createdAt, holdUntil } = request;
  return {
    requestNo,
    documentNo,
    title,
    urgent,
    snapshotHash,
    documentType: documentType as ApprovalRow['documentType'],
    amount: formatAmount(request.amountFen),
    status,
    statusLabel: approvalStatusLabel(status),
    createdAt: createdAt.toISOString(),
    holdUntil: holdUntil?.toISOString() ?? null,
  };
}
