import { expect, it } from 'vitest';
import {
  CATALOGUE_CLAIMED,
  CATALOGUE_IN_CART,
  catalogueObstacle,
  RESTRICTED_CATALOGUE,
} from './restricted-catalogue.ts';

it.each([
  ['the first one', RESTRICTED_CATALOGUE, 1, false, null],
  ['a second one', RESTRICTED_CATALOGUE, 2, false, CATALOGUE_IN_CART],
  ['one that the company has', RESTRICTED_CATALOGUE, 1, true, CATALOGUE_CLAIMED],
  ['two where the company has one', RESTRICTED_CATALOGUE, 2, true, CATALOGUE_CLAIMED],
  ['any other item', 'FAS1204418', 500, true, null],
])('%s', (_, itemNo, quantity, obtained, obstacle) => {
  expect(catalogueObstacle({ itemNo, quantity, obtained })).toBe(obstacle);
});
