import { CART_PATH, loginHref } from '#business/paths/rules/public.ts';
import { Button, ButtonLink } from '#platform/web/controls/button.tsx';
import { Money } from '#platform/web/display/money.tsx';
import { Dialog } from '#platform/web/overlays/dialog.tsx';
import { wholeQuantity } from '../rules/whole-quantity.ts';
import styles from './added-to-cart-dialog.module.css';
import type { AddedNotice } from './added-to-cart-notice.ts';

/** Looking into the cart and ordering need somebody who owns it; what a visitor has chosen comes along. */
const LOGIN_TO_CART = loginHref(CART_PATH);

/** Specification 2.2: the cart's address carries the search of the last item that was added. */
const cartHref = ({ visitor, searchId }: AddedNotice) => {
  if (visitor) return LOGIN_TO_CART;
  return searchId ? `${CART_PATH}?searchId=${searchId}` : CART_PATH;
};

export type AddedToCartDialogProps = { added: AddedNotice; onClose: () => void };

/** Dialog 成功加入购物车 (specification 8). */
export default function AddedToCartDialog({ added, onClose }: AddedToCartDialogProps) {
  const buttons = (
    <>
      <Button onClick={onClose}>继续购买</Button>
      <ButtonLink kind="primary" href={cartHref(added)} onClick={onClose}>
        进入购物车
      </ButtonLink>
    </>
  );
  return (
    <Dialog open size="sm" title="成功加入购物车" footer={buttons} onClose={onClose}>
      <dl className={styles.figures}>
        <div>
          <dt>数量</dt>
          <dd>{wholeQuantity(added.successInfos) ?? `${added.successInfos.length} 种商品`}</dd>
        </div>
        <div>
          <dt>{added.visitor ? '总金额（目录价）' : '总金额'}</dt>
          <dd>
            <Money yuan={added.addedAmount} exact className={styles.amount} />
          </dd>
        </div>
        <div>
          <dt>购物车</dt>
          <dd>{added.cartCount} 种商品</dd>
        </div>
      </dl>
      {added.visitor && <p className={styles.hint}>登录后结算，已加入的商品会一并保留。</p>}
    </Dialog>
  );
}
