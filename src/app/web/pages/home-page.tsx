import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import type { UserInfo } from '#features/access/contract/access-schemas.ts';
import { placesOrders, sessionQuery } from '#features/access/web/public.ts';
import { QuickOrder } from '#features/bulk/web/public.ts';
import { useAddToCart } from '#features/cart/web/public.ts';
import { CategoryMenu, categoryTreeQuery } from '#features/catalog/web/public.ts';
import { HomeRecommendations, IndustrySection } from '#features/recommendations/web/public.ts';
import { Stack } from '#platform/web/display/stack.tsx';
import { todoSources } from '../todos/todo-rows.ts';
import { hotQuery, loadHome, purchasedQuery } from './home/home-queries.ts';
import { PurchasedSection, ViewedSection } from './home/home-sections.tsx';
import { KindBox } from './home/late-kind-box.ts';
import { MySide } from './home/my-side.tsx';
import styles from './home-page.module.css';

export const Route = createFileRoute('/_default/')({
  loader: async ({ context: { queryClient } }) =>
    loadHome(queryClient, await queryClient.ensureQueryData(sessionQuery)),
  component: HomePage,
});

/** Lines shown in the empty quick-order box. */
const EXAMPLES = 3;

/** Start of the working day: categories, quick order, what was bought and what waits. */
function HomePage() {
  const { data: session } = useSuspenseQuery(sessionQuery);
  const { data: tree } = useSuspenseQuery(categoryTreeQuery);
  const { data: hot } = useSuspenseQuery(hotQuery(session));
  const cart = useAddToCart();
  const side = session !== null && todoSources(session).length > 0;
  return (
    <Stack gap={16} className={styles.page}>
      <h1 className="visually-hidden">首页</h1>
      <div className={styles.upper} data-orders={side || undefined}>
        <CategoryMenu tree={tree} />
        <div className={styles.main}>
          <Welcome
            session={session}
            examples={hot.slice(0, EXAMPLES).map(({ itemCode, moqSales }) => `${itemCode}  ${moqSales}`)}
          />
          <PurchasedSection session={session} />
        </div>
        {side && (
          <aside className={styles.side} aria-label="我的待办">
            <MySide />
          </aside>
        )}
      </div>
      <IndustrySection skipped={useShownAbove(session)} />
      <ViewedSection />
      <HomeRecommendations cart={cart} inFirm={session !== null && session.firmType !== 'operator'} />
    </Stack>
  );
}

/** A box to order in, or what somebody who orders nothing is there for. */
function Welcome({ session, examples }: { session: UserInfo | null; examples: readonly string[] }) {
  if (session === null || placesOrders(session)) return <QuickOrder examples={examples} />;
  return (
    <Suspense>
      <KindBox session={session} />
    </Suspense>
  );
}

/** Best sellers that already stand in the upper part, where nothing has been bought yet. */
function useShownAbove(session: UserInfo | null): string[] {
  const { data: purchased } = useSuspenseQuery(purchasedQuery(useQueryClient(), session));
  const { data: hot } = useSuspenseQuery(hotQuery(session));
  return purchased.length > 0 ? [] : hot.map(({ itemCode }) => itemCode);
}
