import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { CartRecommendations } from '#features/recommendations/web/public.ts';
import { Breadcrumb } from '#platform/web/display/breadcrumb.tsx';
import { CartEmpty } from './cart-empty.tsx';
import styles from './cart-page.module.css';
import { cartQuery } from './cart-queries.ts';
import { CartView } from './cart-view.tsx';
import { SavedLines } from './saved-lines.tsx';
import { useAddToCart } from './use-add-to-cart.ts';

const SEARCH_ID = /^[0-9A-Za-z-]{1,64}$/;

export const Route = createFileRoute('/_default/cart.html')({
  validateSearch: ({ searchId }: Record<string, unknown>) =>
    typeof searchId === 'string' && SEARCH_ID.test(searchId) ? { searchId } : {},
  // Without a result of its own: what a loader answers is written into the page a second time.
  loader: async ({ context }) => void (await context.queryClient.ensureQueryData(cartQuery)),
  component: CartPage,
});

function CartPage() {
  const { data: cart } = useSuspenseQuery(cartQuery);
  const hand = useAddToCart();
  const empty = cart.lines.length === 0;
  const title = (
    <h1 className={styles.title}>
      购物车 {!empty && <span className={styles.count}>共 {cart.cartCount} 种商品</span>}
    </h1>
  );
  return (
    <div className={styles.page}>
      <Breadcrumb items={[{ label: '首页', href: '/' }, { label: '购物车' }]} />
      {empty ? title : null}
      {empty ? <CartEmpty /> : <CartView cart={cart} title={title} />}
      {cart.savedLines.length > 0 && <SavedLines lines={cart.savedLines} />}
      {!empty && <CartRecommendations itemCodes={cart.lines.map(({ skuCode }) => skuCode)} cart={hand} />}
    </div>
  );
}
