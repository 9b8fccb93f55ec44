import { describe, expect, it } from 'vitest';
import { type FramePages, nextPages } from './kept-lists.ts';

const SEARCH = '/_default/search.html';
const CATEGORY = '/_default/c-{$id}.html';
const ITEM = '/_default/u-{$id}.html';
const CART = '/_default/cart.html';
const at = (routeId: string, entry: string, matchId = routeId) => ({ routeId, entry, matchId });

const walk = (...steps: [routeId: string, entry: string, matchId?: string][]): FramePages => {
  const [[routeId, entry, matchId] = [SEARCH, 'a'], ...rest] = steps;
  const start: FramePages = { shown: { ...at(routeId, entry, matchId), visit: 0 }, kept: null };
  return rest.reduce((pages, [route, key, match]) => nextPages(pages, at(route, key, match)), start);
};

describe('pages of a frame', () => {
  it('keeps a list that is left for an item, and shows it to whoever comes back', () => {
    const away = walk([SEARCH, 'a'], [ITEM, 'b']);
    expect(away).toMatchObject({ shown: { routeId: ITEM, visit: 1 }, kept: { routeId: SEARCH, visit: 0, entry: 'a' } });
    expect(walk([SEARCH, 'a'], [ITEM, 'b'], [SEARCH, 'a'])).toMatchObject({ shown: { visit: 0 }, kept: null });
  });

  it('keeps it over more pages that are no lists, and over items of the same route', () => {
    const pages = walk([SEARCH, 'a'], [ITEM, 'b'], [ITEM, 'c'], [CART, 'd']);
    expect(pages).toMatchObject({ shown: { routeId: CART, visit: 2 }, kept: { visit: 0 } });
    expect(walk([SEARCH, 'a'], [ITEM, 'b'], [CART, 'd'], [SEARCH, 'a']).shown.visit).toBe(0);
  });

  it('begins anew where the list is opened again, or is another one of its route', () => {
    expect(walk([SEARCH, 'a'], [ITEM, 'b'], [SEARCH, 'c'])).toMatchObject({ shown: { visit: 2 }, kept: null });
    const other = walk([CATEGORY, 'a', 'c-1'], [ITEM, 'b'], [CATEGORY, 'a', 'c-2']);
    expect(other).toMatchObject({ shown: { visit: 2, matchId: 'c-2' }, kept: null });
  });

  it('follows a list through its filters and pages', () => {
    const pages = walk([SEARCH, 'a', '1'], [SEARCH, 'b', '2'], [ITEM, 'c']);
    expect(pages.kept).toMatchObject({ visit: 0, entry: 'b', matchId: '2' });
    expect(walk([SEARCH, 'a', '1'], [SEARCH, 'b', '2'], [ITEM, 'c'], [SEARCH, 'b', '2']).shown.visit).toBe(0);
  });

  it('keeps the list that was left last, and nothing else', () => {
    expect(walk([SEARCH, 'a'], [CATEGORY, 'b'], [ITEM, 'c']).kept?.routeId).toBe(CATEGORY);
    expect(walk([ITEM, 'a'], [CART, 'b']).kept).toBeNull();
  });
});
