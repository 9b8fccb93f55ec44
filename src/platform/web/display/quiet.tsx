import type { ComponentPropsWithRef, ElementType } from 'react';
import { joinClasses } from '../join-classes.ts';
import styles from './quiet.module.css';

type QuietProps<T extends ElementType> = {
  as?: T;
  /** A line of its own (as most are), or within a line. */
  inline?: boolean;
  /** A hair of room to the line above. */
  under?: boolean;
} & ComponentPropsWithRef<T>;

/** What belongs to the line above and matters less: codes, dates, explanations. */
export function Quiet<T extends ElementType = 'span'>({ as, inline, under, className, ...rest }: QuietProps<T>) {
  const Element: ElementType = as ?? 'span';
  return (
    <Element
      className={joinClasses(styles.quiet, !inline && styles.line, under && styles.under, className)}
      {...rest}
    />
  );
}
