import type { ReactNode } from 'react';
import { BuyersOnly } from '#features/access/web/public.ts';
import { shownPrice } from '#features/prices/rules/public.ts';
import { TierHint } from '#features/prices/web/public.ts';
import { formatAmount, lineAmount, parseUnitPrice } from '#platform/shared/money.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { Money } from '#platform/web/display/money.tsx';
import { CartIcon, WarningIcon } from '#platform/web/icons/icons.tsx';
import type { ItemDetail } from '../contract/item-schemas.ts';
import { describeQuantityRule } from '../rules/snap-quantity.ts';
import type { CartHand } from './cart-hand.ts';
import { ItemStepper } from './item-stepper.tsx';
import styles from './sku-purchase.module.css';
import { ToListButton } from './to-list-button.tsx';

type SkuPurchaseProps = {
  item: ItemDetail;
  cart: CartHand;
  searchId?: string;
  quantity: number;
  onQuantity: (quantity: number) => void;
  acts: ReactNode;
};

/** Quantity and 加入购物车, or the reason why the item cannot be bought. */
export function SkuPurchase({ item, cart, searchId, quantity, onQuantity, acts }: SkuPurchaseProps) {
  const price = shownPrice(item, quantity);
  if (item.obstacle !== null || item.salesPrice === null || price === null) {
    return (
      <div className={styles.obstacle} role="status">
        <WarningIcon size={18} />
        {item.obstacle}
        <span className={styles.acts}>{acts}</span>
      </div>
    );
  }
  const { itemCode, moqSales: moq, moqIncrement: step, orderUnit: unit } = item;
  const amount = formatAmount(lineAmount(parseUnitPrice(price), quantity));
  const short = item.available !== null && quantity > item.available;
  const lines = quantity > 0 ? [{ itemNo: itemCode, quantity, searchId }] : [];
  return (
    <div className={styles.purchase}>
      <ItemStepper item={item} value={quantity} onChange={onQuantity} size="lg" />
      <BuyersOnly>
        <Button kind="primary" size="lg" icon={<CartIcon />} busy={cart.pending} onClick={() => void cart.add(lines)}>
          加入购物车
        </Button>
      </BuyersOnly>
      <span className={styles.acts}>
        <ToListButton item={item} quantity={quantity} />
        {acts}
      </span>
      <p className={styles.sum}>
        <span className={styles.label}>小计</span>
        <Money yuan={amount} exact className={styles.amount} />
        {short && (
          <span className={styles.short} role="status">{`当前可售 ${item.available} ${unit}，请减少数量`}</span>
        )}
        {!short && (moq > 1 || step > 1) && (
          <span className={styles.rule}>{describeQuantityRule({ moq, step, unit })}</span>
        )}
        {quantity > 0 && <TierHint prices={item} quantity={quantity} unit={unit} />}
      </p>
    </div>
  );
}
