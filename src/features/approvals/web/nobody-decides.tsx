import type { ApprovalRow } from '../contract/approval-schemas.ts';
import styles from './nobody-decides.module.css';

/** It runs, and whoever is asked can decide no more. */
export const isStranded = ({ status, waitingFor }: Pick<ApprovalRow, 'status' | 'waitingFor'>): boolean =>
  status === 'running' && waitingFor.length === 0;

/** What is the matter, and who can help. */
export function NobodyDecides() {
  return (
    <span className={styles.nobody} role="alert">
      没有人可以审批：审批人都已停用，请联系公司管理员启用审批人
    </span>
  );
}
