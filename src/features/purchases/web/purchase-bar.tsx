import { quoteRequestHref } from '#business/paths/rules/public.ts';
import { OrderersOnly, Permitted } from '#features/access/web/public.ts';
import { useAddToCart } from '#features/cart/web/public.ts';
import { Button, ButtonLink } from '#platform/web/controls/button.tsx';
import { StickyBar } from '#platform/web/display/sticky-bar.tsx';
import { notify } from '#platform/web/feedback/notify.ts';
import { AllBox } from '#platform/web/kits/list/all-box.tsx';
import type { PurchasedItem } from '../contract/purchase-contract.ts';
import styles from './purchase-bar.module.css';
import { canBuy, entriesOf } from './purchase-table.tsx';
import type { PurchaseSelection, Quantities } from './purchase-view.tsx';
import { useFrequent } from './use-frequent.ts';

type Props = { rows: readonly PurchasedItem[]; selection: PurchaseSelection; quantities: Quantities };

/** What can be done with all chosen goods, over pages and filters; stays in view. */
export function PurchaseBar({ rows, selection, quantities }: Props) {
  const { add, pending } = useAddToCart();
  const { mark, pending: marking } = useFrequent();
  const open = rows.filter(canBuy);
  const here = open.filter(({ skuCode }) => selection.has(skuCode)).length;
  const chosen = selection.rows;
  const wanted = chosen
    .filter((item) => quantities.of(item) > 0)
    .map((item) => `${item.skuCode}:${quantities.of(item)}`)
    .join(',');
  const addAll = async () => {
    const lines = chosen.map((item) => ({ itemNo: item.skuCode, quantity: quantities.of(item) }));
    const some = lines.filter(({ quantity }) => quantity > 0);
    if (some.length < lines.length) notify.warning(`${lines.length - some.length} 种数量为 0，未加入`);
    if (some.length > 0) await add(some, { repurchase: true });
  };
  return (
    <StickyBar className={styles.bar}>
      <AllBox
        label="全选本页"
        open={open.length}
        chosen={here}
        onChange={(all) => selection.set(entriesOf(open), all)}
      />
      <p className={styles.chosen} role="status">
        已选 <b>{chosen.length}</b> 种
      </p>
      {chosen.length > 0 && (
        <>
          <Button kind="quiet" onClick={selection.clear}>
            取消选择
          </Button>
          <Button kind="quiet" busy={marking} onClick={() => void mark(chosen, true)}>
            设为常购
          </Button>
        </>
      )}
      <span className={styles.gap} />
      {wanted.length > 0 && (
        <Permitted code="QUOTE_ADD">
          <ButtonLink kind="quiet" size="lg" href={quoteRequestHref(wanted)}>
            申请报价
          </ButtonLink>
        </Permitted>
      )}
      <OrderersOnly>
        <Button kind="primary" size="lg" busy={pending} disabled={chosen.length === 0} onClick={() => void addAll()}>
          加入购物车
        </Button>
      </OrderersOnly>
    </StickyBar>
  );
}
