import type { ComponentPropsWithRef, ElementType } from 'react';
import { joinClasses } from '../join-classes.ts';
import styles from './row.module.css';

/** What is different with this row: looks that add up. */
type RowLook = 'wrap' | 'inline' | 'top' | 'bottom' | 'unbroken' | 'shrinks' | 'between' | 'end';

type RowProps<T extends ElementType> = {
  as?: T;
  /** Between its parts: px, or rows and columns of a row that wraps as CSS writes them. */
  gap: number | string;
  looks?: readonly RowLook[];
} & ComponentPropsWithRef<T>;

/** Parts beside each other, on one middle line. */
export function Row<T extends ElementType = 'div'>({ as, gap, looks = [], className, style, ...rest }: RowProps<T>) {
  const Element: ElementType = as ?? 'div';
  const classes = joinClasses(styles.row, ...(looks as readonly RowLook[]).map((look) => styles[look]), className);
  return <Element className={classes} style={{ gap, ...style }} {...rest} />;
}
