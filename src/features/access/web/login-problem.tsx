import { useEffect, useState } from 'react';
import { ProblemLine } from '#platform/web/feedback/problem-line.tsx';
import styles from './login-form.module.css';
import type { LoginRefusal } from './use-log-in.ts';

/** 「14:32」 of so many seconds. */
function clockText(seconds: number): string {
  return `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Why the login was refused and, after too many tries, a clock until the next one makes sense. */
export function LoginProblem({ refusal }: { refusal: LoginRefusal }) {
  const left = useSecondsLeft(refusal);
  return (
    <ProblemLine>
      {refusal.message}
      {left !== null && (
        // The message says the time in words; a reader need not hear every second of it.
        <span className={styles.clock} aria-hidden="true">
          {left > 0 ? `还需等待 ${clockText(left)}` : '现在可以重试'}
        </span>
      )}
    </ProblemLine>
  );
}

function useSecondsLeft(refusal: LoginRefusal): number | null {
  const [left, setLeft] = useState(refusal.waitSeconds);
  useEffect(() => {
    setLeft(refusal.waitSeconds);
    if (refusal.waitSeconds === null) return;
    const end = Date.now() + refusal.waitSeconds * 1000;
    const timer = setInterval(() => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000))), 1000);
    return () => clearInterval(timer);
  }, [refusal]);
  return left;
}
