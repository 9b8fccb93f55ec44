import { contentApi } from './content-api.ts';

/** How the page of a category shows its items. */
export const showTypeQuery = (categoryCode: string) =>
  contentApi.query.queryShowType.queryOptions({ input: { id: categoryCode }, staleTime: 60 * 60_000 });
