import { CloseIcon } from '#platform/web/icons/icons.tsx';
import { CheckIcon } from '#platform/web/icons/late-icons.tsx';
import { joinClasses } from '#platform/web/join-classes.ts';
import {
  checkPassword,
  MAX_PASSWORD,
  MIN_PASSWORD,
  type PasswordFacts,
  type PasswordFault,
  type PasswordStrength,
  passwordStrength,
} from '../rules/check-password.ts';
import styles from './password-hints.module.css';

const LABELS: Readonly<Record<PasswordStrength, string>> = { weak: '弱', fair: '一般', good: '较强', strong: '强' };
const STEPS: Readonly<Record<PasswordStrength, number>> = { weak: 1, fair: 2, good: 3, strong: 4 };

const RULES: readonly { text: string; faults: readonly PasswordFault[] }[] = [
  { text: `${MIN_PASSWORD}–${MAX_PASSWORD} 个字符，中文、空格和符号都可以`, faults: ['too_short', 'too_long'] },
  { text: '不是常见密码，如连续数字、生日、手机号', faults: ['common'] },
  { text: '不含公司、姓名、用户名、手机号或邮箱名', faults: ['personal'] },
];

/** Rules are checked in this order, so those before the first fault are kept and those after it not yet known. */
function stateOf(rule: number, fault: PasswordFault | null): 'kept' | 'broken' | 'open' {
  const broken = fault === null ? RULES.length : RULES.findIndex(({ faults }) => faults.includes(fault));
  if (rule === broken) return 'broken';
  return rule < broken ? 'kept' : 'open';
}

/** Live hints below a new password: how hard it is to guess and which rules it keeps. Length is what helps. */
export function PasswordHints({ password, facts }: { password: string; facts: PasswordFacts }) {
  const fault = password ? checkPassword(password, facts) : null;
  const strength = password ? passwordStrength(password, facts) : null;
  return (
    <div className={styles.hints}>
      <p className={joinClasses(styles.strength, strength && styles[strength])} aria-live="polite">
        <span className={styles.bars} aria-hidden="true">
          {[1, 2, 3, 4].map((step) => (
            <i key={step} data-on={strength !== null && step <= STEPS[strength]} />
          ))}
        </span>
        {strength ? `密码强度：${LABELS[strength]}` : '越长越安全，可以用一句话'}
      </p>
      <ul>
        {RULES.map(({ text }, rule) => {
          const state = password ? stateOf(rule, fault) : 'open';
          return (
            <li key={text} className={styles[state]}>
              {state === 'broken' ? <CloseIcon size={13} /> : <CheckIcon size={13} />}
              {text}
              {state === 'kept' && <span className="visually-hidden">（已满足）</span>}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
