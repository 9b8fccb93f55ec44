import { expect, it } from 'vitest';
import { withoutParent } from './without-parent.ts';

const PAGE = '/user/report/category.html';

it.each([
  [`${PAGE}?parent=999999`, PAGE],
  [`${PAGE}?parent=999999&compare=none`, `${PAGE}?compare=none`],
  [`${PAGE}?brands=1*2&parent=9&show=amount&showBy=category&showKey=9`, `${PAGE}?brands=1*2`],
  [`${PAGE}?categories=A%26B&parent=9`, `${PAGE}?categories=A%26B`],
])('%s leads to %s', (href, to) => {
  expect(withoutParent(href)).toBe(to);
});
