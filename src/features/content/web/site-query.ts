import { contentApi } from './content-api.ts';

/** Support phone and filing badges; they change with the installation, not with the page. */
export const siteQuery = contentApi.query.site.queryOptions({ input: {}, staleTime: Number.POSITIVE_INFINITY });
