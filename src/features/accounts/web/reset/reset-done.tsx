import { useEffect, useRef } from 'react';
import styles from '../account-form.module.css';
import { SuccessNote } from '../success-note.tsx';
import { ToLogin } from '../to-login.tsx';

/** Last step. Nobody is logged in by a reset: the new password is tried out at once. */
export function ResetDone() {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current?.focus(), []);
  return (
    <div ref={note} tabIndex={-1} className={styles.outcome}>
      <SuccessNote>请使用新密码登录。为了安全，您在所有设备上的登录都已退出。</SuccessNote>
      <ToLogin />
    </div>
  );
}
