import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { UserInfo } from '#features/access/contract/access-schemas.ts';
import { placesOrders } from '#features/access/web/public.ts';
import { viewHistoryQuery } from '#features/cart/web/public.ts';
import { categoryTreeQuery, itemCardsQuery } from '#features/catalog/web/public.ts';
import { orderHomeQuery } from '#features/orders/web/public.ts';
import { industryQuery, soldQuery } from '#features/recommendations/web/public.ts';
import { loadTodos } from '../../todos/todo-queries.ts';
import { todoSources } from '../../todos/todo-rows.ts';

/** Tiles in one row beside the category menu. */
export const FEW = 4;

/** Beside what waits for a person, and below the low box of those who order nothing, is room for a second row. */
const tilesFor = (session: UserInfo | null) =>
  session === null || (placesOrders(session) && todoSources(session).length === 0) ? FEW : 2 * FEW;

export const viewedQuery = viewHistoryQuery();

export const hotQuery = (session: UserInfo | null) => soldQuery(0, tilesFor(session));

/** Whether what was ordered lately can be ordered again by this person. */
const buysAgain = (session: UserInfo | null) =>
  placesOrders(session) && (session?.permissions.includes('ORDER_MANAGEMENT') ?? false);

/** As many as fill their rows: a second one with a gap looks as if something were missing. */
const wholeRows = <T>(all: readonly T[], most: number): T[] => all.slice(0, all.length < most ? FEW : most);

/** What the firm bought lately as things that can be bought again now; empty for those who may not see orders. */
export const purchasedQuery = (queryClient: QueryClient, session: UserInfo | null) => {
  const visible = buysAgain(session);
  return queryOptions({
    queryKey: ['home', 'purchased', visible],
    queryFn: async () => {
      if (!visible) return [];
      const { purchased } = await queryClient.ensureQueryData(orderHomeQuery);
      const cards = await queryClient.ensureQueryData(itemCardsQuery(purchased.map(({ itemCode }) => itemCode)));
      const items = new Map(cards.map((item) => [item.itemCode, item]));
      const sold = purchased.flatMap((purchase) => {
        const item = items.get(purchase.itemCode);
        return item ? [{ ...purchase, item }] : [];
      });
      return wholeRows(sold, tilesFor(session));
    },
  });
};

/** Everything the page shows first, fetched side by side. */
export async function loadHome(queryClient: QueryClient, session: UserInfo | null): Promise<void> {
  await Promise.all([
    queryClient.ensureQueryData(categoryTreeQuery),
    queryClient.ensureQueryData(viewedQuery),
    queryClient.ensureQueryData(hotQuery(session)),
    queryClient.ensureQueryData(industryQuery),
    loadTodos(queryClient, session),
    queryClient.ensureQueryData(purchasedQuery(queryClient, session)),
  ]);
}
