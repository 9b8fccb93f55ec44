import { Checkbox } from '#platform/web/controls/checkbox.tsx';
import { joinClasses } from '#platform/web/join-classes.ts';
import type { CartLine } from '../contract/cart-schemas.ts';
import { type CartGroup, choiceOf, groupCart } from '../rules/group-cart.ts';
import { CartLineRow, type LineActs } from './cart-line-row.tsx';
import styles from './cart-table.module.css';

type TableActs = LineActs & { onChoose: (lines: readonly CartLine[], selected: boolean) => void };

/** The lines, by delivery, with real headers: one body of rows per group. */
export function CartTable({ lines, ...acts }: TableActs & { lines: readonly CartLine[] }) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">购物车商品，按发货时间分组</caption>
      <thead>
        <tr>
          <th scope="col" className={styles.check}>
            <ChooseAll lines={lines} label="选择全部商品" onChoose={acts.onChoose} />
          </th>
          <th scope="col">商品</th>
          <th scope="col" className={styles.price}>
            含税单价
          </th>
          <th scope="col" className={styles.quantity}>
            数量
          </th>
          <th scope="col" className={styles.amount}>
            小计
          </th>
          <th scope="col" className={styles.acts}>
            操作
          </th>
        </tr>
      </thead>
      {groupCart(lines).map((group) => (
        <GroupRows key={group.key} group={group} {...acts} />
      ))}
    </table>
  );
}

function GroupRows({ group, onChoose, ...acts }: TableActs & { group: CartGroup }) {
  const { lines, failed, title } = group;
  return (
    <tbody className={joinClasses(failed && styles.failed)}>
      <tr className={styles.group}>
        <td className={styles.check}>
          {!failed && <ChooseAll lines={lines} label={`选择${title}的商品`} onChoose={onChoose} />}
        </td>
        <th scope="rowgroup" colSpan={5}>
          {title}
          <span className={styles.note}>{failed ? `${lines.length} 种，不计入合计` : `${lines.length} 种`}</span>
        </th>
      </tr>
      {lines.map((line) => (
        <CartLineRow key={line.skuCode} line={line} onChoose={onChoose} {...acts} />
      ))}
    </tbody>
  );
}

type ChooseAllProps = Pick<TableActs, 'onChoose'> & { lines: readonly CartLine[]; label: string };

function ChooseAll({ lines, label, onChoose }: ChooseAllProps) {
  const choice = choiceOf(lines);
  return (
    <Checkbox
      label={label}
      labelHidden
      checked={choice === 'all'}
      partial={choice === 'some'}
      disabled={lines.every((line) => line.obstacle !== null)}
      onChange={() => onChoose(lines, choice !== 'all')}
    />
  );
}
