import { useEffect, useState } from 'react';
import { Button } from '#platform/web/controls/button.tsx';
import { delayedWords } from '../rules/delayed-decision.ts';
import styles from './delayed-mark.module.css';
import { type Delayed, useUndo } from './use-delayed.ts';

/** Seconds that are left of those that were left at a moment of this browser. */
function useSecondsLeft({ secondsLeft, since }: Delayed): number {
  const [now, setNow] = useState(since);
  useEffect(() => {
    const clock = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(clock);
  }, []);
  return Math.min(secondsLeft, Math.max(0, Math.ceil(secondsLeft - (now - since) / 1_000)));
}

/** 将于 N 秒后同意, and the way back. */
export function DelayedMark({ delayed }: { delayed: Delayed }) {
  const undo = useUndo();
  const left = useSecondsLeft(delayed);
  return (
    <span className={styles.waiting}>
      <span className={styles.words}>{delayedWords(left)}</span>
      <Button size="sm" aria-label={`撤销同意 ${delayed.documentNo}`} onClick={() => void undo(delayed.taskId)}>
        撤销
      </Button>
    </span>
  );
}

/** Why it was not carried out. */
export const LapsedNote = ({ delayed }: { delayed: Delayed }) => (
  <span className={styles.lapsed} role="status">
    您的同意没有执行：{delayed.words}
  </span>
);
