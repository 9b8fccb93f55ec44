import type { ReactNode } from 'react';
import { ErrorIcon } from '../icons/icons.tsx';
import { joinClasses } from '../join-classes.ts';
import styles from './problem-line.module.css';

type Props = {
  /** Beside sums and buttons. */
  small?: boolean;
  /** Below what has no gap of its own. */
  apart?: boolean;
  className?: string;
  /** What to say; nothing where nothing is wrong. */
  children: ReactNode;
};

/** Why something was refused, where no single field is to blame. */
export function ProblemLine({ small = false, apart, className, children }: Props) {
  if (!children) return null;
  const classes = joinClasses(styles.line, apart && styles.apart, className);
  return (
    <p className={classes} data-small={small || undefined} role="alert">
      <ErrorIcon size={small ? 15 : 16} />
      <span>{children}</span>
    </p>
  );
}

/** The same in the line of the buttons it comes from, or of what it is about. */
export const ProblemWords = ({ children }: Pick<Props, 'children'>) =>
  children ? (
    <span className={styles.words} role="alert">
      {children}
    </span>
  ) : null;
