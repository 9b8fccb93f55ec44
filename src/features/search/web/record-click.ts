import { searchApi } from './search-api.ts';

/** Tells the server which result was chosen; nobody waits for it and nobody misses it. */
export function recordClick(click: { keyword: string; searchId: string; itemCode: string }): void {
  searchApi.call.clickDetails(click).catch(() => undefined);
}
