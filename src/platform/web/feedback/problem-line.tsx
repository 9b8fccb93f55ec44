import type { ReactNode } from 'react';
import { ErrorIcon } from '../icons/icons.tsx';
import { joinClasses } from '../join-classes.ts';
import styles from './problem-line.module.css';

type Props = { small?: boolean; className?: string; children: ReactNode };

/** Why something was refused, where no single field is to blame; `small` beside sums and buttons. */
export function ProblemLine({ small = false, className, children }: Props) {
  return (
    <p className={joinClasses(styles.line, className)} data-small={small || undefined} role="alert">
      <ErrorIcon size={small ? 15 : 16} />
      <span>{children}</span>
    </p>
  );
}
