import { BRAND_PATH, CART_PATH, CATEGORY_PATH, ITEM_PATH, SEARCH_PATH } from '#business/paths/rules/public.ts';

// The storefront's pages that most visits pass, and what is done for which of them alone. Whoever makes one more quick says so here.

export const HOME_PATH = '/';

/** Lists of goods, three addresses of one view: people go from them to an item and back, many times (decision 0059). */
export const GOODS_LISTS: readonly string[] = [SEARCH_PATH, CATEGORY_PATH, BRAND_PATH];

/** They exist for everybody whom the guards let pass, whatever their data: their heads leave before these are read (0060). */
export const DECIDED_BY_GUARDS: readonly string[] = [HOME_PATH, SEARCH_PATH, CART_PATH];

/** Where people go from a page of the storefront: browsers with nothing to do fetch their files (0060). */
export const NEXT_PAGES: readonly string[] = [SEARCH_PATH, ITEM_PATH, CART_PATH];

/** What asks for their data comes with the start, so that the data come beside the code of the page (0060). */
export const DATA_BESIDE_CODE: readonly string[] = [ITEM_PATH, CART_PATH];

/** They show what they were given alone: what was rendered is used again for who is given the same (0063). */
export const RENDERED_ALIKE: readonly string[] = [HOME_PATH, ITEM_PATH, SEARCH_PATH, CATEGORY_PATH, BRAND_PATH];

/** A page's route, as the router calls it. */
export const routeOf = (path: string, layout = 'default'): string => `/_${layout}${path.replaceAll('{', '{$')}`;
