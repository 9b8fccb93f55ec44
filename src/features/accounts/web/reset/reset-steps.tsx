import { CheckIcon } from '#platform/web/icons/late-icons.tsx';
import { joinClasses } from '#platform/web/join-classes.ts';
import type { ResetStep } from './reset-step.ts';
import styles from './reset-steps.module.css';

const NAMES = ['确认账号', '设置新密码', '完成'] as const;

/** Where one stands on the way to a new password. */
export function ResetSteps({ step }: { step: ResetStep }) {
  return (
    <ol className={styles.steps} aria-label="找回密码的步骤">
      {NAMES.map((name, index) => {
        const place = index + 1;
        const passed = place < step || step === 3;
        return (
          <li
            key={name}
            className={joinClasses(passed && styles.passed, place === step && styles.current)}
            aria-current={place === step ? 'step' : undefined}
          >
            <span className={styles.mark}>{passed ? <CheckIcon size={14} /> : place}</span>
            {name}
          </li>
        );
      })}
    </ol>
  );
}
