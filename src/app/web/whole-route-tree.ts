export { PAGE_ROWS } from './page-rows.ts';
/** Routes and rows of every page. Loading this file puts those that come late under the root, beside the storefront's. */
export { routeTree } from './route-tree.gen.ts';
