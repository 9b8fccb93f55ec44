import type { ComponentPropsWithRef, ElementType } from 'react';
import { joinClasses } from '../join-classes.ts';
import styles from './stack.module.css';

type StackProps<T extends ElementType> = {
  as?: T;
  /** Between its parts, in px. */
  gap?: number;
} & ComponentPropsWithRef<T>;

/** Parts below each other, as wide as there is room; what is too long in one never widens the others. */
export function Stack<T extends ElementType = 'div'>({ as, gap = 14, className, style, ...rest }: StackProps<T>) {
  const Element: ElementType = as ?? 'div';
  return <Element className={joinClasses(styles.stack, className)} style={{ gap, ...style }} {...rest} />;
}
