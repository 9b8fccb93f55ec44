import { displayYuan } from '#platform/shared/display-money.ts';
import { Money } from '#platform/web/display/money.tsx';
import { Tag } from '#platform/web/display/tag.tsx';
import { ConfirmDialog } from '#platform/web/overlays/confirm-dialog.tsx';
import type { DecisionInput } from '../contract/approval-schemas.ts';
import styles from './confirm-decision-dialog.module.css';
import { NumberLine } from './number-line.tsx';

/** What the server wants confirmed. */
export interface ToConfirm {
  count: number;
  amount: string;
  limit: string;
  requests: {
    taskId: string;
    documentNo: string;
    title: string;
    amount: string;
    overBudget: boolean;
    overruns: string[];
    reason: string;
  }[];
}

const ACTS: Partial<Record<DecisionInput['action'], string>> = { approve: '同意', refuse: '驳回', sign_after: '同意' };

type Props = {
  action: DecisionInput['action'];
  /** Null: nothing is asked. */
  asked: ToConfirm | null;
  onConfirm: () => boolean;
  onClose: () => void;
};

/** Number and sum before something large, over budget, or several at once is decided. */
export function ConfirmDecisionDialog({ action, asked, onConfirm, onClose }: Props) {
  const act = ACTS[action] ?? '处理';
  const { count, amount, requests } = asked ?? { count: 0, amount: '0.00', requests: [] };
  const sum = displayYuan(amount);
  const over = requests.filter(({ overBudget }) => overBudget).length;
  return (
    <ConfirmDialog
      open={asked !== null}
      title={count > 1 ? `${act} ${count} 个申请，合计 ${sum}？` : `${act}这个申请，${sum}？`}
      confirmLabel={count > 1 ? `${act} ${count} 个，${sum}` : `${act} ${sum}`}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <ul className={styles.requests}>
        {requests.map((one) => (
          <li key={one.taskId}>
            <span className={styles.name}>
              {one.title}
              <NumberLine>
                {one.documentNo}
                {one.overBudget && <Tag tone="danger">超预算</Tag>}
              </NumberLine>
              {one.overruns.map((words) => (
                <span key={words} className={styles.over}>
                  {words}
                </span>
              ))}
              {one.overBudget && <span className={styles.reason}>原因：{one.reason || '未填写'}</span>}
            </span>
            <Money yuan={one.amount} exact className={styles.amount} />
          </li>
        ))}
      </ul>
      <p className={styles.note}>
        {over > 0 && <strong>{count > 1 ? `其中 ${over} 个超预算。` : '这个申请超预算。'}</strong>}
        确认后立即执行，不能撤销。
      </p>
    </ConfirmDialog>
  );
}
