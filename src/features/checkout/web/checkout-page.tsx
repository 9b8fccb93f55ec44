import { createFileRoute } from '@tanstack/react-router';
import { CART_PATH } from '#business/paths/rules/public.ts';
import { cartQuery } from '#features/cart/web/public.ts';
import { readCheckoutLines } from '#features/orders/rules/public.ts';
import { addressesQuery } from '#features/profile/web/public.ts';
import { Breadcrumb } from '#platform/web/display/breadcrumb.tsx';
import styles from './checkout.module.css';
import { CheckoutEmpty } from './checkout-empty.tsx';
import { customerQuery, previewQuery } from './checkout-queries.ts';
import { CheckoutView } from './checkout-view.tsx';
import { cartCheckoutLines, useCheckoutLines } from './use-checkout-lines.ts';

export const Route = createFileRoute('/_default/orderConfirm.html')({
  validateSearch: ({ lines }: Record<string, unknown>): { lines?: string } =>
    typeof lines === 'string' ? { lines } : {},
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps }) => {
    const [cart, addresses] = await Promise.all([
      queryClient.ensureQueryData(cartQuery),
      queryClient.ensureQueryData(addressesQuery),
      queryClient.ensureQueryData(customerQuery),
    ]);
    const lines = deps.lines === undefined ? cartCheckoutLines(cart) : readCheckoutLines(deps.lines);
    if (lines.length) await queryClient.ensureQueryData(previewQuery(lines, addresses[0]?.id));
  },
  component: CheckoutPage,
});

function CheckoutPage() {
  const { lines } = Route.useSearch();
  const checkout = useCheckoutLines(lines);
  const path = [{ label: '首页', href: '/' }, { label: '购物车', href: CART_PATH }, { label: '确认订单' }];
  return (
    <div className={styles.page}>
      <Breadcrumb items={path} />
      <h1 className={styles.title}>确认订单</h1>
      {checkout.lines.length === 0 ? (
        <CheckoutEmpty source={checkout.source} />
      ) : (
        <CheckoutView key={checkout.source} checkout={checkout} />
      )}
    </div>
  );
}
