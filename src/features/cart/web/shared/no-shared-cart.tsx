import { CART_PATH } from '#business/paths/rules/public.ts';
import { ButtonLink } from '#platform/web/controls/button.tsx';
import { Card } from '#platform/web/display/card.tsx';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { CartIcon } from '#platform/web/icons/icons.tsx';
import styles from './shared-cart-page.module.css';

/** Unknown, expired and deleted links look alike: nobody learns which one it was. */
export function NoSharedCart() {
  return (
    <>
      <h1 className={styles.title}>分享的购物车</h1>
      <Card>
        <EmptyState
          icon={<CartIcon size={28} />}
          title="链接已失效"
          action={
            <ButtonLink kind="primary" href={CART_PATH}>
              打开我的购物车
            </ButtonLink>
          }
        >
          分享可能已到期、已被删除，或链接不完整，请联系分享人重新发送。
        </EmptyState>
      </Card>
    </>
  );
}
