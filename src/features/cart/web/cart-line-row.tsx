import { memo } from 'react';
import { isOrderableQuantity } from '#features/catalog/rules/public.ts';
import { ItemStepper } from '#features/catalog/web/public.ts';
import { TierHint } from '#features/prices/web/public.ts';
import { Checkbox } from '#platform/web/controls/checkbox.tsx';
import { Money } from '#platform/web/display/money.tsx';
import { joinClasses } from '#platform/web/join-classes.ts';
import goods from '#platform/web/kits/list/goods-table.module.css';
import type { CartLine, LineChange } from '../contract/cart-schemas.ts';
import { CartGoods } from './cart-goods.tsx';
import styles from './cart-table.module.css';
import { LineNotesStrip } from './line-notes-strip.tsx';
import { PriceFlag } from './price-flag.tsx';
import type { CartView } from './use-cart-view.ts';

export interface LineActs {
  onChoose: (lines: readonly CartLine[], selected: boolean) => void;
  onQuantity: (line: CartLine, quantity: number) => void;
  onEdit: (changes: readonly LineChange[]) => void;
  onAside: (lines: readonly CartLine[]) => void;
  onSplit: (line: CartLine) => void;
  onRemove: (line: CartLine) => void;
}

/** A line that obeys the rule by itself goes on doing so; a part of a larger sum goes up and down one by one. */
function stepsOf(line: CartLine) {
  const { skuCode: itemCode, moqSales: moq, moqIncrement: step, quantity } = line;
  const alone = isOrderableQuantity({ moq, step, quantity });
  return alone ? { ...line, itemCode } : { ...line, itemCode, moqSales: 1, moqIncrement: 1 };
}

type CartLineRowProps = { line: CartLine; view: CartView; acts: LineActs; rowIndex?: number };

export const CartLineRow = memo(function CartLineRow({ line, view, acts, rowIndex }: CartLineRowProps) {
  const buyable = line.obstacle === null;
  return (
    <tr className={styles.line} data-failed={!buyable || undefined} aria-rowindex={rowIndex}>
      <td className={joinClasses(goods.check, styles.check)}>
        <Checkbox
          label={`选择 ${line.skuCode} ${line.productName}`}
          labelHidden
          checked={buyable && line.selected}
          disabled={!buyable}
          onChange={() => acts.onChoose([line], !line.selected)}
        />
      </td>
      <th scope="row" className={joinClasses(goods.goods, styles.goodsCell)}>
        <CartGoods line={line} dense={view.density === 'dense'} />
        <LineNotesStrip line={line} fields={view.fields} onEdit={acts.onEdit} />
      </th>
      <td className={joinClasses(goods.price, styles.price)}>
        <Money yuan={line.salesPrice} unit={line.orderUnit} />
        <PriceFlag line={line} />
        <div>{buyable && <TierHint prices={line} quantity={line.quantity} unit={line.orderUnit} />}</div>
      </td>
      <td className={joinClasses(goods.quantity, styles.quantity)}>
        {line.gone ? (
          line.quantity
        ) : (
          <ItemStepper
            item={stepsOf(line)}
            value={line.quantity}
            onChange={(quantity) => acts.onQuantity(line, quantity)}
          />
        )}
      </td>
      <td className={joinClasses(goods.amount, styles.amount)}>{buyable ? <Money yuan={line.amount} exact /> : '—'}</td>
      <td className={joinClasses(goods.acts, styles.acts)}>
        <LineButtons line={line} acts={acts} />
      </td>
    </tr>
  );
});

function LineButtons({ line, acts }: { line: CartLine; acts: LineActs }) {
  const button = (text: string, act: () => void) => (
    <button type="button" className={styles.act} aria-label={`${text} ${line.skuCode}`} onClick={act}>
      {text}
    </button>
  );
  const divisible = !line.gone && line.quantity >= 2;
  return (
    <div className={styles.actList}>
      {button('删除', () => acts.onRemove(line))}
      {!line.gone && button('稍后再买', () => acts.onAside([line]))}
      {divisible && button('拆分', () => acts.onSplit(line))}
    </div>
  );
}
