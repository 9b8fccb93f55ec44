import { useEffect, useRef } from 'react';
import { AccountCard } from '../account-card.tsx';
import styles from '../account-form.module.css';
import { SuccessNote } from '../success-note.tsx';
import { ToLogin } from '../to-login.tsx';

/** The account works; who set its password logs in with it. */
export function ActivationDone({ firmName }: { firmName: string }) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current?.focus(), []);
  return (
    <AccountCard title="账号已激活">
      <div ref={note} tabIndex={-1} className={styles.outcome}>
        <SuccessNote>您现在可以使用“{firmName}”的采购账号，用户名、手机号或邮箱都可以登录。</SuccessNote>
        <ToLogin />
      </div>
    </AccountCard>
  );
}
