import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import {
  loginPreQuery,
  mayBuy,
  sessionQuery,
  specialConfigQuery,
  switchInfoQuery,
} from '#features/access/web/public.ts';
import { cartCountQuery } from '#features/cart/web/public.ts';
import { headerConfigQuery, siteQuery } from '#features/content/web/public.ts';
import { salesNameQuery } from '#features/organisation/web/public.ts';
import { useVisibleFlag } from '#features/visibility/web/public.ts';
import { BUILT_PATHS } from '../page-table.ts';
import type { FrameData } from './frame-data.ts';
import { useEmbedded } from './use-embedded.ts';
import { useReturnAddress } from './use-return-address.ts';

/** Everything the frame shows, from the queries that `loadFrame` has filled. */
export function useFrameData(): FrameData {
  const { data: user } = useSuspenseQuery(sessionQuery);
  const { data: site } = useSuspenseQuery(siteQuery);
  const { data: header } = useSuspenseQuery(headerConfigQuery);
  const { data: cartCount = null } = useQuery(cartCountQuery);
  const { data: special } = useQuery({ ...specialConfigQuery, enabled: user !== null });
  const { data: firms = [] } = useQuery({ ...switchInfoQuery, enabled: user !== null });
  const { data: loginPre } = useQuery({ ...loginPreQuery, enabled: user !== null });
  const seesSomeProducts = useVisibleFlag(user !== null);
  const { data: salesName = null } = useQuery({ ...salesNameQuery, enabled: seesSomeProducts });
  const returnGps = useReturnAddress();
  const embedded = useEmbedded();
  const keyword = useRouterState({ select: ({ location }) => keywordOf(location) });
  return {
    user,
    permissions: user?.permissions ?? [],
    firms,
    mayBuy: mayBuy(user),
    cartCount,
    promo: header.picture,
    searchHint: header.searchText,
    seesSomeProducts,
    salesName,
    keyword,
    phoneVersionSwitch: special?.phoneVersionSwitch ?? '0',
    customerServiceSwitch: special?.customerServiceSwitch ?? '0',
    punchOut: user !== null && (user.loginSource === 3 || user.firmChannel === 1),
    embedded,
    supportOfficial: loginPre?.supportOfficial === 1,
    returnGps,
    site,
    availablePaths: BUILT_PATHS,
  };
}

/** Pages that show what was searched for; elsewhere a keyword narrows a list of orders, quotes or purchases. */
const RESULTS = /^\/(?:search(?:Material)?|[bc]-[^/]+)\.html$/;

function keywordOf({ pathname, search }: { pathname: string; search: object }): string {
  if (!RESULTS.test(pathname)) return '';
  return 'keyword' in search && typeof search.keyword === 'string' ? search.keyword : '';
}
