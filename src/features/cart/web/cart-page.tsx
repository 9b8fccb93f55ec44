import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { CartRecommendations } from '#features/recommendations/web/public.ts';
import { Breadcrumb } from '#platform/web/display/breadcrumb.tsx';
import { CartEmpty } from './cart-empty.tsx';
import styles from './cart-page.module.css';
import { cartQuery } from './cart-queries.ts';
import { CartView } from './cart-view.tsx';
import { useAddToCart } from './use-add-to-cart.ts';

const SEARCH_ID = /^[0-9A-Za-z-]{1,64}$/;

export const Route = createFileRoute('/_default/cart.html')({
  validateSearch: ({ searchId }: Record<string, unknown>) =>
    typeof searchId === 'string' && SEARCH_ID.test(searchId) ? { searchId } : {},
  loader: ({ context }) => context.queryClient.ensureQueryData(cartQuery),
  component: CartPage,
});

function CartPage() {
  const { data: cart } = useSuspenseQuery(cartQuery);
  const hand = useAddToCart();
  return (
    <div className={styles.page}>
      <Breadcrumb items={[{ label: '首页', href: '/' }, { label: '购物车' }]} />
      <h1 className={styles.title}>
        购物车 {cart.cartCount > 0 && <span className={styles.count}>共 {cart.cartCount} 种商品</span>}
      </h1>
      {cart.lines.length === 0 ? <CartEmpty /> : <CartView cart={cart} />}
      {cart.lines.length > 0 && (
        <CartRecommendations itemCodes={cart.lines.map(({ skuCode }) => skuCode)} cart={hand} />
      )}
    </div>
  );
}
