import { expect, it } from 'vitest';
import { searchTarget } from './search-target.ts';

const request = { keyword: 'M8 内六角', searchId: 'abc', scope: '1' } as const;
const result = '/search.html?keyword=M8+%E5%86%85%E5%85%AD%E8%A7%92';

it.each([
  [{ type: 'u', data: 'FAS/1', url: null }, '/u-FAS%2F1.html?searchId=abc'],
  [{ type: 'u', data: 'FAS1', url: null, matchedCode: 'MAT-1 / A' }, '/u-FAS1.html?searchId=abc&matched=MAT-1+%2F+A'],
  [{ type: 'b', data: 'B12', url: null }, '/b-B12.html'],
  [{ type: 'c', data: 'FAS-01', url: null }, '/c-FAS-01.html?isFormSearch=true'],
  [{ type: 'm', data: null, url: null }, '/searchMaterial.html?keyword=M8+%E5%86%85%E5%85%AD%E8%A7%92'],
  [{ type: 'a', data: null, url: 'https://example.com/x' }, 'https://example.com/x'],
  [{ type: 'a', data: null, url: '/promotion/superSale.html' }, '/promotion/superSale.html'],
  [{ type: 'a', data: null, url: 'javascript:alert(1)' }, result],
  [{ type: 'a', data: null, url: '//example.com' }, result],
  [{ type: 'u', data: null, url: null }, result],
  [{ type: 's', data: null, url: null }, result],
  [{ type: '?', data: 'x', url: null }, result],
])('%j leads to %s', (answer, target) => expect(searchTarget(answer, request)).toBe(target));

it('passes the scope on', () => {
  expect(searchTarget({ type: 's', data: null, url: null }, { ...request, scope: '4' })).toBe(
    `${result}&searchScope=4`,
  );
});
