import { useRouter } from '@tanstack/react-router';
import { CART_PATH, checkoutHref, quoteRequestHref } from '#business/paths/rules/public.ts';
import { BuyersOnly, Permitted } from '#features/access/web/public.ts';
import { useAddToCart } from '#features/cart/web/public.ts';
import { formatAmount, parseAmount, sum } from '#platform/shared/money.ts';
import { Button, ButtonLink } from '#platform/web/controls/button.tsx';
import { Money } from '#platform/web/display/money.tsx';
import { StickyBar } from '#platform/web/display/sticky-bar.tsx';
import { notify } from '#platform/web/feedback/notify.ts';
import { AllBox } from '#platform/web/kits/list/all-box.tsx';
import type { Selection } from '#platform/web/kits/list/use-selection.ts';
import type { SelectionDetail, SelectionLine } from '../contract/selection-schemas.ts';
import { MOST_DIRECT } from '../rules/selection-limits.ts';
import styles from './selection-bar.module.css';
import { entriesOf, isOpen } from './selection-table.tsx';
import type { ListEdits } from './use-list-edits.ts';

type Props = { list: SelectionDetail; edits: ListEdits; selection: Selection<SelectionLine> };

/** What is chosen, what it comes to, and the way to cart and order; nothing chosen means the whole list. */
export function SelectionBar({ list, edits, selection }: Props) {
  const router = useRouter();
  const { add, pending } = useAddToCart();
  const open = list.lines.filter(isOpen);
  const marked = list.lines.filter(({ skuCode }) => selection.has(skuCode));
  const chosen = marked.filter(isOpen);
  const goods = chosen.length > 0 ? chosen : open;
  const left = chosen.length > 0 ? 0 : list.lines.length - open.length;
  const total = formatAmount(sum(goods.map(({ amount }) => parseAmount(amount))));

  const toCart = async () => {
    if (left > 0) notify.warning(`${left} 种商品现在不能购买，未加入`);
    await add(goods.map(({ skuCode, quantity }) => ({ itemNo: skuCode, quantity })));
  };
  const toOrder = async () => {
    if (goods.length > MOST_DIRECT) {
      notify.info(`超过 ${MOST_DIRECT} 种商品，请在购物车中核对后结算`);
      await toCart();
      return router.navigate({ href: CART_PATH });
    }
    if (left > 0) notify.warning(`${left} 种商品现在不能购买，未带入订单`);
    const lines = goods.map(({ skuCode, quantity }) => `${skuCode}:${quantity}`).join(',');
    return router.navigate({ href: checkoutHref(lines) });
  };
  return (
    <StickyBar className={styles.bar}>
      <AllBox
        label="全选"
        open={open.length}
        chosen={chosen.length}
        onChange={(all) => selection.set(entriesOf(open), all)}
      />
      {list.own && chosen.length > 0 && (
        <Button
          kind="quiet"
          onClick={() => {
            selection.clear();
            void edits.remove(chosen);
          }}
        >
          删除选中
        </Button>
      )}
      <p className={styles.chosen} role="status">
        {chosen.length > 0 ? '已选' : '整单'} <b>{goods.length}</b> 种
      </p>
      <p className={styles.total}>
        合计（含税） <Money yuan={total} exact large />
      </p>
      <Permitted code="QUOTE_ADD">
        <ButtonLink
          kind="quiet"
          size="lg"
          href={quoteRequestHref(goods.map((line) => `${line.skuCode}:${line.quantity}`).join(','))}
        >
          申请报价
        </ButtonLink>
      </Permitted>
      <Permitted code="ORDER_ADD">
        <Button size="lg" disabled={goods.length === 0} onClick={() => void toOrder()}>
          去结算
        </Button>
      </Permitted>
      <BuyersOnly>
        <Button kind="primary" size="lg" busy={pending} disabled={goods.length === 0} onClick={() => void toCart()}>
          加入购物车
        </Button>
      </BuyersOnly>
    </StickyBar>
  );
}
