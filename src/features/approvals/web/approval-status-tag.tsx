import { StateTag } from '#business/documents/web/public.ts';
import { approvalStates } from '../rules/approval-status.ts';

export function ApprovalStatusTag({ status, label }: { status: string; label: string }) {
  return <StateTag states={approvalStates} status={status} label={label} />;
}
