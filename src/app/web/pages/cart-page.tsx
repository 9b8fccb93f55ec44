import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { CartBody, cartQuery, useAddToCart } from '#features/cart/web/public.ts';
import { CartRecommendations } from '#features/recommendations/web/public.ts';

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
  const itemCodes = cart.lines.map(({ skuCode }) => skuCode);
  return <CartBody cart={cart} below={<CartRecommendations itemCodes={itemCodes} cart={useAddToCart()} />} />;
}
