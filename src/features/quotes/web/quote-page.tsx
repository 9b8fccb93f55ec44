import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { sharedLineFields } from '#business/line-fields/rules/public.ts';
import { CART_PATH, newEnquiryHref } from '#business/paths/rules/public.ts';
import { chosenCartLines } from '#features/cart/rules/public.ts';
import { cartQuery } from '#features/cart/web/public.ts';
import { customerQuery, previewQuery } from '#features/checkout/web/public.ts';
import { ButtonLink } from '#platform/web/controls/button.tsx';
import { Breadcrumb } from '#platform/web/display/breadcrumb.tsx';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { readWishedLines } from '../rules/wished-lines.ts';
import styles from './quote.module.css';
import { QuoteForm } from './quote-form.tsx';
import type { Wish } from './wish-columns.tsx';

export const Route = createFileRoute('/_default/quote.html')({
  validateSearch: ({ lines }: Record<string, unknown>): { lines?: string } =>
    typeof lines === 'string' ? { lines } : {},
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps: { lines } }) => {
    const [cart] = await Promise.all([
      queryClient.ensureQueryData(cartQuery),
      queryClient.ensureQueryData(customerQuery),
    ]);
    const wishes = wishesOf(cart, lines);
    if (wishes.length > 0) await queryClient.prefetchQuery(previewQuery(wishes, undefined));
  },
  component: QuotePage,
});

/** Goods to be quoted: those in the address, else what is chosen in the cart; each item once. */
function wishesOf(cart: Parameters<typeof chosenCartLines>[0], text: string | undefined): Wish[] {
  if (text !== undefined) return readWishedLines(text);
  const items = Map.groupBy(chosenCartLines(cart), ({ skuCode }) => skuCode);
  return [...items].map(([skuCode, lines]) => {
    const quantity = lines.reduce((sum, line) => sum + line.quantity, 0);
    // Wanted for several purposes at once: the buyer says which one.
    return { skuCode, quantity, ...sharedLineFields(lines) };
  });
}

/** Asks for a quote of what lies in the cart or in a list. */
function QuotePage() {
  const { lines: text } = Route.useSearch();
  const { data: cart } = useSuspenseQuery(cartQuery);
  const wishes = wishesOf(cart, text);
  return (
    <div className={styles.page}>
      <Breadcrumb items={[{ label: '首页', href: '/' }, { label: '购物车', href: CART_PATH }, { label: '申请报价' }]} />
      <h1 className={styles.title}>申请报价</h1>
      {wishes.length > 0 ? (
        <QuoteForm first={wishes} source={text === undefined ? 'cart' : 'list'} />
      ) : (
        <EmptyState
          title="没有要报价的商品"
          action={
            <>
              <ButtonLink kind="primary" href={CART_PATH}>
                返回购物车
              </ButtonLink>
              <ButtonLink href={newEnquiryHref()}>没有编码，直接询价</ButtonLink>
            </>
          }
        >
          请在购物车中选择商品，再点“申请报价”。
        </EmptyState>
      )}
    </div>
  );
}
