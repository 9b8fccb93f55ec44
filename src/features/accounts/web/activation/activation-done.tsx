import { useEffect, useRef } from 'react';
import { LOGIN_PATH } from '#business/paths/rules/public.ts';
import { ButtonLink } from '#platform/web/controls/button.tsx';
import { AccountCard } from '../account-card.tsx';
import styles from '../account-form.module.css';
import { SuccessNote } from '../success-note.tsx';

/** The account works; who set its password logs in with it. */
export function ActivationDone({ firmName }: { firmName: string }) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current?.focus(), []);
  return (
    <AccountCard title="账号已激活">
      <div ref={note} tabIndex={-1} className={styles.outcome}>
        <SuccessNote>您现在可以使用“{firmName}”的采购账号，用户名、手机号或邮箱都可以登录。</SuccessNote>
        <div className={styles.acts}>
          <ButtonLink kind="primary" size="lg" block href={LOGIN_PATH}>
            去登录
          </ButtonLink>
        </div>
      </div>
    </AccountCard>
  );
}
