import type { ComponentPropsWithRef, ElementType } from 'react';
import { joinClasses } from '../join-classes.ts';
import styles from './card.module.css';

/** A sheet of paper on the ground of the page; with a title it is a `Section`. */
export function Card<T extends ElementType = 'div'>({ as, className, ...rest }: { as?: T } & ComponentPropsWithRef<T>) {
  const Element: ElementType = as ?? 'div';
  return <Element className={joinClasses(styles.card, className)} {...rest} />;
}
