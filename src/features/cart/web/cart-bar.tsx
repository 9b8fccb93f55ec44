import { QUOTE_REQUEST_PATH } from '#business/paths/rules/public.ts';
import { Button, ButtonLink } from '#platform/web/controls/button.tsx';
import { Checkbox } from '#platform/web/controls/checkbox.tsx';
import { Money } from '#platform/web/display/money.tsx';
import { StickyBar } from '#platform/web/display/sticky-bar.tsx';
import type { Cart } from '../contract/cart-schemas.ts';
import { chosenCartLines } from '../rules/sum-cart.ts';
import { wholeQuantity } from '../rules/whole-quantity.ts';
import styles from './cart-bar.module.css';

type CartBarProps = {
  cart: Cart;
  choice: 'none' | 'some' | 'all';
  failedCount: number;
  leaving: boolean;
  onChooseAll: (selected: boolean) => void;
  onAside: () => void;
  onRemoveChosen: () => void;
  onRemoveFailed: () => void;
  onClear: () => void;
  onCheckOut: () => void;
};

/** What is chosen, what it costs, and the way on; stays in view however long the cart is. */
export function CartBar(props: CartBarProps) {
  const { cart, choice, failedCount, leaving } = props;
  const whole = wholeQuantity(chosenCartLines(cart));
  return (
    <StickyBar className={styles.bar}>
      <div className={styles.acts}>
        <Checkbox
          label="全选"
          checked={choice === 'all'}
          partial={choice === 'some'}
          disabled={failedCount === cart.lines.length}
          onChange={() => props.onChooseAll(choice !== 'all')}
        />
        <Button kind="quiet" onClick={props.onAside}>
          移入稍后再买
        </Button>
        <Button kind="quiet" onClick={props.onRemoveChosen}>
          删除选中
        </Button>
        {failedCount > 0 && (
          <Button kind="quiet" onClick={props.onRemoveFailed}>
            删除不能购买的 {failedCount} 种
          </Button>
        )}
        <Button kind="quiet" className={styles.clear} onClick={props.onClear}>
          清空购物车
        </Button>
      </div>
      <p className={styles.chosen} role="status">
        已选 <b>{cart.chosenCount}</b> 种商品
        {whole && (
          <>
            ，共 <b>{whole}</b>
          </>
        )}
      </p>
      <p className={styles.total}>
        <span className={styles.label}>合计（含税）</span>
        <Money yuan={cart.chosenAmount} exact large />
        <span className={styles.freight}>运费在结算时计算</span>
      </p>
      <ButtonLink size="lg" href={QUOTE_REQUEST_PATH} className={styles.go}>
        申请报价
      </ButtonLink>
      <Button kind="primary" size="lg" className={styles.go} busy={leaving} onClick={props.onCheckOut}>
        去结算
      </Button>
    </StickyBar>
  );
}
