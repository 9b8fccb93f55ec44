import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { sessionQuery, specialConfigQuery } from '#features/access/web/public.ts';
import { cartCountQuery } from '#features/cart/web/public.ts';
import { headerConfigQuery, siteQuery } from '#features/content/web/public.ts';
import { visibleFlagQuery } from '#features/visibility/web/public.ts';

/** What the frame of any page shows. */
const FRAME_QUERIES = [
  sessionQuery,
  siteQuery,
  headerConfigQuery,
  cartCountQuery,
  specialConfigQuery,
  visibleFlagQuery,
];
const FRAME_KEYS = new Set(FRAME_QUERIES.map(({ queryKey }) => hashKey(queryKey)));

/** Whether an answer is the frame's: it stands around every page, also around one that is refused. */
export const isOfFrame = (queryKey: QueryKey): boolean => FRAME_KEYS.has(hashKey(queryKey));

/** Loads what the frame of a page shows, side by side; for visitors only what is public. */
export async function loadFrame(queryClient: QueryClient): Promise<void> {
  const session = await queryClient.ensureQueryData(sessionQuery);
  await Promise.all([
    queryClient.ensureQueryData(siteQuery),
    queryClient.ensureQueryData(headerConfigQuery),
    queryClient.ensureQueryData(cartCountQuery),
    ...(session
      ? [queryClient.ensureQueryData(specialConfigQuery), queryClient.ensureQueryData(visibleFlagQuery)]
      : []),
  ]);
}
