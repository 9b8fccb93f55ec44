import { memo } from 'react';
import { joinClasses } from '#platform/web/join-classes.ts';
import goods from '#platform/web/kits/list/goods-table.module.css';
import type { CartGroup, CartTableRow } from '../rules/group-cart.ts';
import { CartLineRow, type LineActs } from './cart-line-row.tsx';
import styles from './cart-table.module.css';
import { ChooseAll } from './choose-all.tsx';
import type { CartView } from './use-cart-view.ts';

export interface RowsProps {
  rows: readonly CartTableRow[];
  view: CartView;
  acts: LineActs;
}

type CartRowProps = { row: CartTableRow; view: CartView; acts: LineActs; rowIndex?: number };

/** Head of a group or a line, whether the table is drawn whole or in part. */
export function CartRow({ row, view, acts, rowIndex }: CartRowProps) {
  if (row.kind === 'group') return <GroupRow group={row.group} onChoose={acts.onChoose} rowIndex={rowIndex} />;
  return <CartLineRow line={row.line} view={view} acts={acts} rowIndex={rowIndex} />;
}

type GroupRowProps = Pick<LineActs, 'onChoose'> & { group: CartGroup; rowIndex?: number };

const GroupRow = memo(function GroupRow({ group, onChoose, rowIndex }: GroupRowProps) {
  const { title, promise, lines, failed } = group;
  return (
    <tr className={styles.group} aria-rowindex={rowIndex}>
      <td className={joinClasses(goods.check, styles.check)}>
        {!failed && <ChooseAll lines={lines} label={`选择${title}的商品`} onChoose={onChoose} />}
      </td>
      <th scope="colgroup" colSpan={5}>
        {title}
        <span className={styles.note}>
          {failed ? `${lines.length} 种，不计入合计` : [`${lines.length} 种`, promise].filter(Boolean).join(' · ')}
        </span>
      </th>
    </tr>
  );
});
