import { CART_TYPE } from './cart-api.ts';

/** The browser saves the table itself; the page stays where it is. */
export function loadCartWorkbook(scope: 'all' | 'chosen'): void {
  const link = document.createElement('a');
  link.href = `/cart-center/cart/export/${CART_TYPE}?scope=${scope}`;
  link.download = '购物车.xlsx';
  document.body.append(link);
  link.click();
  link.remove();
}
