import type { ReactNode } from 'react';
import { Quiet } from '#platform/web/display/quiet.tsx';
import styles from './setting-rows.module.css';

type SettingRowProps = {
  label: string;
  value: ReactNode;
  /** Smaller, below the value: what it is used for. */
  note?: ReactNode;
  action?: ReactNode;
};

/** Settings one below the other: what it is, what it is now, what can be done. */
export function SettingRows({ children }: { children: ReactNode }) {
  return <dl className={styles.rows}>{children}</dl>;
}

export function SettingRow({ label, value, note, action }: SettingRowProps) {
  return (
    <div className={styles.row}>
      <dt>{label}</dt>
      <dd className={styles.value}>
        {value}
        {note && <Quiet>{note}</Quiet>}
      </dd>
      {action && <dd className={styles.action}>{action}</dd>}
    </div>
  );
}
