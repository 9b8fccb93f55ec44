import type { ComponentPropsWithRef, ElementType } from 'react';
import { joinClasses } from '../join-classes.ts';
import styles from './cut.module.css';

/** Text on one line that ends in dots where its place ends. */
export function Cut<T extends ElementType = 'span'>({ as, className, ...rest }: { as?: T } & ComponentPropsWithRef<T>) {
  const Element: ElementType = as ?? 'span';
  return <Element className={joinClasses(styles.cut, className)} {...rest} />;
}
