import { expect, it } from 'vitest';
import { pageNameOf } from './page-chunks.ts';

it.each([
  ['/w/src/app/web/pages/home-page.tsx?tsr-split=component', 'home'],
  ['/w/src/features/search/web/search-page.tsx?tsr-split=component', 'result'],
  ['/w/src/features/search/web/brand-page.tsx?tsr-split=component', 'result'],
  ['/w/src/features/checkout/web/checkout-page.tsx?tsr-split=component', 'checkout'],
  ['/w/src/features/quotes/web/desk/quote-detail-page.tsx?tsr-split=component', 'quotes-quote-detail'],
  ['/w/src/app/web/layouts/user-layout-route.tsx?tsr-split=component', 'user-layout'],
  ['/w/src/app/web/pages/home-page.tsx', null],
  ['/w/src/features/cart/web/cart-view.tsx', null],
])('%s is called %s', (id, name) => {
  expect(pageNameOf(id)).toBe(name);
});
