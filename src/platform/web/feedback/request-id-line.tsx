import { CopyText } from '../controls/copy-text.tsx';
import styles from './state.module.css';

/** The number under which the service desk finds this failure in its log. */
export function RequestIdLine({ requestId }: { requestId: string }) {
  return (
    <div className={styles.request}>
      <span>
        请求编号 <span className={styles.code}>{requestId}</span>
      </span>
      <CopyText text={requestId} label="请求编号" />
    </div>
  );
}
