/** Pages of the catalogue (specification 2.1). `{id}` is a parameter of the address. */
export const ITEM_PATH = '/u-{id}.html';
export const CATEGORY_PATH = '/c-{id}.html';
export const BRAND_PATH = '/b-{id}.html';
export const BRAND_INDEX_PATH = '/brandindex.html';
export const SEARCH_PATH = '/search.html';
/** What a customer's own code was matched with. */
export const SEARCH_MATERIAL_PATH = '/searchMaterial.html';
export const CORRECTION_PATH = '/goodsErrorPage.html';
