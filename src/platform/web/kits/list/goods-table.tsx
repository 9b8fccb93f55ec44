import type { ComponentPropsWithRef, ReactNode } from 'react';
import { joinClasses } from '../../join-classes.ts';
import styles from './goods-table.module.css';

type GoodsTableProps = ComponentPropsWithRef<'table'> & {
  caption: string;
  /** The box that chooses all of them, above those of the rows. */
  check: ReactNode;
  columns: readonly { label: string; className?: string }[];
  /** Below a bar or a title, with a line between. */
  ruled?: boolean;
};

/** Goods to be chosen and bought; on a phone each is a card. Rows and their boxes wear the classes of goods-table.module.css. */
export function GoodsTable({ caption, check, columns, ruled, className, children, ...rest }: GoodsTableProps) {
  return (
    <table className={joinClasses(styles.table, ruled && styles.ruled, className)} {...rest}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col" className={styles.check}>
            {check}
          </th>
          {columns.map((column) => (
            <th key={column.label} scope="col" className={column.className}>
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      {children}
    </table>
  );
}
