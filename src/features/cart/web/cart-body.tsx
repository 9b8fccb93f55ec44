import type { ReactNode } from 'react';
import { Breadcrumb } from '#platform/web/display/breadcrumb.tsx';
import { Stack } from '#platform/web/display/stack.tsx';
import type { Cart } from '../contract/cart-schemas.ts';
import styles from './cart-body.module.css';
import { CartEmpty } from './cart-empty.tsx';
import { CartView } from './cart-view.tsx';
import { SavedLines } from './saved-lines.tsx';

interface CartBodyProps {
  cart: Cart;
  /** Stands below a cart with something in it. */
  below: ReactNode;
}

export function CartBody({ cart, below }: CartBodyProps) {
  const empty = cart.lines.length === 0;
  const title = (
    <h1 className={styles.title}>
      购物车 {!empty && <span className={styles.count}>共 {cart.cartCount} 种商品</span>}
    </h1>
  );
  return (
    <Stack gap={12}>
      <Breadcrumb items={[{ label: '首页', href: '/' }, { label: '购物车' }]} />
      {empty ? title : null}
      {empty ? <CartEmpty /> : <CartView cart={cart} title={title} />}
      {cart.savedLines.length > 0 && <SavedLines lines={cart.savedLines} />}
      {!empty && below}
    </Stack>
  );
}
