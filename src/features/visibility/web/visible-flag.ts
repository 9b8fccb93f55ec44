import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { visibilityApi } from './visibility-api.ts';

/** Specification 3: cookie `v_flag`, kept for about 100 days. */
const COOKIE = 'v_flag';
const MAX_AGE = 8_640_000;

/** Whether the company may buy a part of the goods only; where that cannot be read, the server still says no later. */
export const visibleFlagQuery = queryOptions({
  queryKey: ['visible-flag'],
  staleTime: 10 * 60_000,
  queryFn: (): Promise<boolean> => visibilityApi.call.visibleFlag({}).catch(() => false),
});

/** The flag of the logged-in company, kept in its cookie; visitors have none. */
export function useVisibleFlag(signedIn: boolean): boolean {
  const { data } = useQuery({ ...visibleFlagQuery, enabled: signedIn });
  const flag = signedIn && data === true;
  const known = !signedIn || data !== undefined;
  useEffect(() => {
    if (!known) return;
    const secure = window.location.protocol === 'https:' ? '; secure' : '';
    document.cookie = `${COOKIE}=${flag ? 1 : 0}; path=/; max-age=${signedIn ? MAX_AGE : 0}; samesite=lax${secure}`;
  }, [known, flag, signedIn]);
  return flag;
}
