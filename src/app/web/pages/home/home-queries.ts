import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { UserInfo } from '#features/access/contract/access-schemas.ts';
import { placesOrders } from '#features/access/web/public.ts';
import { viewHistoryQuery } from '#features/cart/web/public.ts';
import { categoryTreeQuery, itemCardsQuery } from '#features/catalog/web/public.ts';
import { orderHomeQuery } from '#features/orders/web/public.ts';
import { industryQuery, soldQuery } from '#features/recommendations/web/public.ts';
import { loadTodos } from '../../todos/todo-queries.ts';
import { recentPurchases } from './recent-purchases.ts';

/** Tiles beside the category menu. */
export const FEW = 4;

export const viewedQuery = viewHistoryQuery();

/** Who orders has a box to order in above them; below the low one of everybody else is room for a second row. */
export const hotQuery = (session: UserInfo | null) =>
  soldQuery(0, session === null || placesOrders(session) ? FEW : 2 * FEW);

/** Whether what was ordered lately can be ordered again by this person. */
export const buysAgain = (session: UserInfo | null) =>
  placesOrders(session) && (session?.permissions.includes('ORDER_MANAGEMENT') ?? false);

/** What the firm ordered lately as things that can be bought again now; empty for those who may not see orders. */
export const purchasedQuery = (queryClient: QueryClient, visible: boolean) =>
  queryOptions({
    queryKey: ['home', 'purchased', visible],
    queryFn: async () => {
      if (!visible) return [];
      const { recent } = await queryClient.ensureQueryData(orderHomeQuery);
      const purchases = recentPurchases(recent, FEW);
      const cards = await queryClient.ensureQueryData(itemCardsQuery(purchases.map(({ itemCode }) => itemCode)));
      return purchases.flatMap((purchase) => {
        const item = cards.find(({ itemCode }) => itemCode === purchase.itemCode);
        return item ? [{ ...purchase, item }] : [];
      });
    },
  });

/** Everything the page shows first, fetched side by side. */
export async function loadHome(queryClient: QueryClient, session: UserInfo | null): Promise<void> {
  const visible = buysAgain(session);
  await Promise.all([
    queryClient.ensureQueryData(categoryTreeQuery),
    queryClient.ensureQueryData(viewedQuery),
    queryClient.ensureQueryData(hotQuery(session)),
    queryClient.ensureQueryData(industryQuery),
    loadTodos(queryClient, session),
    queryClient.ensureQueryData(purchasedQuery(queryClient, visible)),
  ]);
}
