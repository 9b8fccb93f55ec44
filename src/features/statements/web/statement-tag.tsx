import { StateTag } from '#business/documents/web/public.ts';
import { Tag } from '#platform/web/display/tag.tsx';
import { disputeStates } from '../rules/dispute-status.ts';
import { statementStates } from '../rules/statement-status.ts';

interface Standing {
  status: string;
  statusLabel: string;
  overdue: boolean;
  overdueDays: number;
}

/** Where a statement stands, and whether its day has passed: two things, since either changes without the other. */
export function StatementTags({ found: { status, statusLabel, overdue, overdueDays } }: { found: Standing }) {
  return (
    <>
      <StateTag states={statementStates} status={status} label={statusLabel} />
      {overdue && <Tag tone="danger">逾期 {overdueDays} 天</Tag>}
    </>
  );
}

export const DisputeTag = ({ status, label }: { status: string; label: string }) => (
  <StateTag states={disputeStates} status={status} label={label} />
);
