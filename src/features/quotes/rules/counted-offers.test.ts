import { expect, it } from 'vitest';
import { countedOffers } from './counted-offers.ts';

const offers = (...kinds: [lineNo: number, offerNo: number, kind: string][]) =>
  kinds.map(([lineNo, offerNo, kind]) => ({ lineNo, offerNo, kind }));

it.each([
  ['one offer a wish', offers([1, 1, 'same'], [2, 1, 'substitute']), ['1-1', '2-1']],
  ['the first of several, in whatever order they stand', offers([1, 2, 'substitute'], [1, 1, 'same']), ['1-1']],
  ['the next where the first cannot be had', offers([1, 1, 'none'], [1, 2, 'substitute']), ['1-2']],
  ['nothing where nothing can be had', offers([1, 1, 'none']), []],
] as const)('%s', (_, lines, counted) => {
  expect([...countedOffers(lines)]).toEqual(counted);
});
