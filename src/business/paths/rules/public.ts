export { ORDER_LIST_HREF, orderHref } from './order-paths.ts';
