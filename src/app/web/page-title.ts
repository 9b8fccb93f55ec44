const PRODUCT = 'MRO采购系统';

/** What stands above a page in the browser's tab; the product alone where the page has no name. */
export const pageTitle = (title?: string): string => (title ? `${title} - ${PRODUCT}` : PRODUCT);

export const MISSING = '页面不存在';
export const MISSING_TITLE: string = pageTitle(MISSING);
