import { itemHref } from '#business/paths/rules/public.ts';
import { useAddToCart } from '#features/cart/web/public.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { Money } from '#platform/web/display/money.tsx';
import { PageLink } from '#platform/web/links/page-link.tsx';
import { Dialog } from '#platform/web/overlays/dialog.tsx';
import type { RebuyPlan } from '../../contract/order-act-contract.ts';
import type { Rebuy } from '../use-rebuy.ts';
import styles from './rebuy-dialog.module.css';

type Gone = RebuyPlan['gone'][number];

/** Result of 再次采购 where not everything went as before: what is missing, why, and what may stand in for it. */
export function RebuyDialog({ partial, close }: Pick<Rebuy, 'partial' | 'close'>) {
  const adjusted = partial?.ready.filter((line) => line.adjusted) ?? [];
  return (
    <Dialog
      open={partial !== null}
      title="再次采购结果"
      size="lg"
      onClose={close}
      footer={<Button onClick={close}>知道了</Button>}
    >
      {partial && (
        <div className={styles.result}>
          <p>
            {partial.ready.length} 种商品已加入购物车
            {partial.gone.length > 0 && `，${partial.gone.length} 种暂时不能购买`}。
          </p>
          {adjusted.length > 0 && (
            <ul className={styles.lines} aria-label="数量已调整">
              {adjusted.map((line) => (
                <li key={line.skuCode}>
                  {line.productName}：按起订和递增规则调整为 {line.quantity} {line.orderUnit}
                </li>
              ))}
            </ul>
          )}
          {partial.gone.length > 0 && (
            <ul className={styles.lines} aria-label="不能购买的商品">
              {partial.gone.map((line) => (
                <GoneLine key={line.skuCode} line={line} />
              ))}
            </ul>
          )}
        </div>
      )}
    </Dialog>
  );
}

function GoneLine({ line }: { line: Gone }) {
  const { add, pending } = useAddToCart();
  return (
    <li className={styles.gone}>
      <span className={styles.name}>{line.productName}</span>
      <span className={styles.code}>{line.skuCode}</span>
      <span className={styles.reason}>{line.reason}</span>
      {line.replacements.map((other) => (
        <span key={other.skuCode} className={styles.other}>
          {other.kindLabel}：<PageLink href={itemHref(other.skuCode)}>{other.productName}</PageLink>
          <Money yuan={other.salesPrice} unit={other.orderUnit} />
          <Button
            size="sm"
            busy={pending}
            aria-label={`改买 ${other.productName}`}
            onClick={() => void add([{ itemNo: other.skuCode, quantity: line.quantity }])}
          >
            改买
          </Button>
        </span>
      ))}
    </li>
  );
}
