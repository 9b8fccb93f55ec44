import type { ReactNode } from 'react';
import { Button } from '#platform/web/controls/button.tsx';
import { ProblemLine } from '#platform/web/feedback/problem-line.tsx';
import styles from './payment.module.css';

type PayActsProps = {
  label: string;
  problem: string | null;
  busy: boolean;
  /** Null until a channel is chosen. */
  onPay: (() => void) | null;
  /** The other way out. */
  children: ReactNode;
};

/** Below the channels: why paying was refused, and the button that pays. */
export function PayActs({ label, problem, busy, onPay, children }: PayActsProps) {
  return (
    <>
      {problem && (
        <ProblemLine small className={styles.message}>
          {problem}
        </ProblemLine>
      )}
      <div className={styles.actions}>
        <Button kind="primary" size="lg" busy={busy} disabled={!onPay} onClick={() => onPay?.()}>
          {label}
        </Button>
        {children}
      </div>
    </>
  );
}
