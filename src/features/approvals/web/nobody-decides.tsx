import styles from './nobody-decides.module.css';

/** What is the matter, and who can help. */
export function NobodyDecides() {
  return (
    <span className={styles.nobody} role="alert">
      没有人可以审批：审批人都已停用，请联系公司管理员启用审批人
    </span>
  );
}
