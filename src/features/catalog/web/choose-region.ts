import type { QueryClient } from '@tanstack/react-query';
import { REGION_COOKIE } from '../rules/region-code.ts';

/** Specification 3: cookies live about 100 days. */
const COOKIE_SECONDS = 8_640_000;

/** Keeps the region goods go to in this browser and asks anew for what hangs on it: days, stock, what is sold there. */
export async function chooseRegion(queryClient: QueryClient, countyCode: string): Promise<void> {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the other way to write one is unknown to some browsers we serve
  document.cookie = `${REGION_COOKIE}=${countyCode}; Path=/; Max-Age=${COOKIE_SECONDS}; SameSite=Lax${secure}`;
  await queryClient.invalidateQueries();
}
