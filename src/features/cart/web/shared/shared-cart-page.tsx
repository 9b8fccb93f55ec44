import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { CART_PATH } from '#business/paths/rules/public.ts';
import { Breadcrumb } from '#platform/web/display/breadcrumb.tsx';
import { Stack } from '#platform/web/display/stack.tsx';
import { NoSharedCart } from './no-shared-cart.tsx';
import { sharedCartQuery } from './shared-cart-queries.ts';
import { SharedCartView } from './shared-cart-view.tsx';

const TOKEN = /^[\w-]{43}$/;

export const Route = createFileRoute('/_default/shareCart.html')({
  validateSearch: ({ code }: Record<string, unknown>) => (typeof code === 'string' && TOKEN.test(code) ? { code } : {}),
  loaderDeps: ({ search }) => ({ code: search.code }),
  loader: ({ context, deps: { code } }) =>
    code === undefined ? null : context.queryClient.ensureQueryData(sharedCartQuery(code)),
  component: SharedCartPage,
});

function SharedCartPage() {
  const { code } = Route.useSearch();
  return (
    <Stack gap={12}>
      <Breadcrumb items={[{ label: '首页', href: '/' }, { label: '购物车', href: CART_PATH }, { label: '分享' }]} />
      {code === undefined ? <NoSharedCart /> : <OpenedCart code={code} />}
    </Stack>
  );
}

function OpenedCart({ code }: { code: string }) {
  const { data: cart } = useSuspenseQuery(sharedCartQuery(code));
  return cart ? <SharedCartView cart={cart} code={code} /> : <NoSharedCart />;
}
