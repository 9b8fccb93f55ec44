import { displayYuan } from '#platform/shared/display-money.ts';
import type { ApprovalRow, DecisionInput } from '../contract/approval-schemas.ts';
import { readOf, sumOf } from './read-of.ts';
import { ReasonDialog } from './reason-dialog.tsx';

type Props = {
  /** None: nothing is asked. */
  rows: readonly ApprovalRow[];
  onRefuse: (
    rows: readonly ApprovalRow[],
    reason: string,
    read: { confirmed?: DecisionInput['confirmed'] },
  ) => Promise<boolean>;
  onClose: () => void;
};

/** Number, sum and the reason before requests are refused. */
export function RefuseDialog({ rows, onRefuse, onClose }: Props) {
  const sum = displayYuan(sumOf(rows));
  const [only] = rows;
  return (
    <ReasonDialog
      open={rows.length > 0}
      title={rows.length > 1 ? `驳回 ${rows.length} 个申请，合计 ${sum}？` : `驳回 ${only?.documentNo ?? ''}，${sum}？`}
      note="驳回后单据结束，占用的库存、额度和预算会释放。"
      confirmLabel={rows.length > 1 ? `驳回 ${rows.length} 个` : '驳回'}
      danger
      withFiles={false}
      onConfirm={(reason) => onRefuse(rows, reason, rows.length > 1 ? { confirmed: readOf(rows) } : {})}
      onClose={onClose}
    />
  );
}
