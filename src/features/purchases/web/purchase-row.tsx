import { applyForItemHref } from '#business/paths/rules/public.ts';
import { BuyersOnly, Permitted, usePlacesOrders } from '#features/access/web/public.ts';
import { useAddToCart } from '#features/cart/web/public.ts';
import { ItemStepper } from '#features/catalog/web/public.ts';
import { displayDay } from '#platform/shared/display-time.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { Checkbox } from '#platform/web/controls/checkbox.tsx';
import { Money } from '#platform/web/display/money.tsx';
import { Quiet } from '#platform/web/display/quiet.tsx';
import { notify } from '#platform/web/feedback/notify.ts';
import { joinClasses } from '#platform/web/join-classes.ts';
import goods from '#platform/web/kits/list/goods-table.module.css';
import { PageLink } from '#platform/web/links/page-link.tsx';
import type { PurchasedItem } from '../contract/purchase-contract.ts';
import { PriceTrend } from './price-trend.tsx';
import { PurchaseGoods } from './purchase-goods.tsx';
import { PurchasePrice } from './purchase-price.tsx';
import styles from './purchase-table.module.css';

type Props = {
  item: PurchasedItem;
  chosen: boolean;
  quantity: number;
  onChoose: (chosen: boolean) => void;
  onQuantity: (quantity: number) => void;
};

export function PurchaseRow({ item, chosen, quantity, onChoose, onQuantity }: Props) {
  const stuck = item.obstacle !== null;
  const orders = usePlacesOrders();
  return (
    <tr
      className={joinClasses(goods.row, styles.row)}
      data-stuck={stuck || undefined}
      data-chosen={chosen || undefined}
    >
      <td className={goods.check}>
        <Checkbox
          label={`选择 ${item.skuCode} ${item.productName}`}
          labelHidden
          checked={chosen && !stuck}
          disabled={stuck}
          onChange={() => onChoose(!chosen)}
        />
      </td>
      <th scope="row" className={styles.goods}>
        <PurchaseGoods item={item} />
      </th>
      <td className={styles.bought}>
        <p>
          <b>{item.times}</b> 次 · {item.quantity.toLocaleString('zh-CN')} {item.orderUnit}
        </p>
        <Quiet as="p" under>
          <Money yuan={item.amount} exact />
        </Quiet>
      </td>
      <td className={styles.last}>
        <p>{displayDay(item.lastAt)}</p>
        <Quiet as="p" under>
          {item.lastBuyer}
          {item.buyerCount > 1 && ` 等 ${item.buyerCount} 人`} · {item.lastQuantity} {item.orderUnit}
        </Quiet>
        <BuyersOnly>
          <Permitted code="AFTER_SALES_ADD">
            <PageLink
              href={applyForItemHref(item.skuCode)}
              className={styles.apply}
              aria-label={`申请售后：${item.skuCode} ${item.productName}`}
            >
              申请售后
            </PageLink>
          </Permitted>
        </BuyersOnly>
      </td>
      <td className={styles.price}>
        <PurchasePrice item={item} quantity={quantity} />
      </td>
      <td className={styles.trend}>
        <PriceTrend item={item} />
      </td>
      <td className={styles.again}>
        {!stuck && orders && <BuyAgain item={item} quantity={quantity} onQuantity={onQuantity} />}
      </td>
    </tr>
  );
}

function BuyAgain({ item, quantity, onQuantity }: Pick<Props, 'item' | 'quantity' | 'onQuantity'>) {
  const { add, pending } = useAddToCart();
  const put = () => {
    if (quantity === 0) notify.warning('请先填写数量');
    else void add([{ itemNo: item.skuCode, quantity }], { repurchase: true });
  };
  return (
    <div className={styles.purchase}>
      <ItemStepper item={{ ...item, itemCode: item.skuCode }} value={quantity} onChange={onQuantity} />
      <Button
        kind="primary"
        size="sm"
        busy={pending}
        aria-label={`加入购物车：${item.skuCode} ${item.productName}`}
        onClick={put}
      >
        加入
      </Button>
    </div>
  );
}
