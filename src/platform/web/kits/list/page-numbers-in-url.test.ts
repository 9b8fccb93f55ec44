import { describe, expect, it } from 'vitest';
import { pageOfUrl, readDayInUrl, readPageInUrl, readTextInUrl } from './page-numbers-in-url.ts';

describe('page in the address', () => {
  it.each([
    { search: {}, page: 1, size: 20 },
    { search: { pageNo: '3', pageSize: '50' }, page: 3, size: 50 },
    { search: { pageNo: '0' }, page: 1, size: 20 },
    { search: { pageNo: '-2' }, page: 1, size: 20 },
    { search: { pageNo: '1.5' }, page: 1, size: 20 },
    { search: { pageNo: 'abc', pageSize: '33' }, page: 1, size: 20 },
    { search: { pageNo: '10001' }, page: 1, size: 20 },
    { search: { pageSize: '1000000' }, page: 1, size: 20 },
  ])('$search is page $page of $size', ({ search, page, size }) => {
    expect(pageOfUrl(readPageInUrl(search))).toEqual({ pageNo: page, pageSize: size });
  });

  it('leaves what is usual out of the address', () => {
    expect(Object.values(readPageInUrl({ pageNo: '1', pageSize: '20' })).every((value) => value === undefined)).toBe(
      true,
    );
  });
});

describe('filters in the address', () => {
  it.each([
    ['  M8 内六角 ', 'M8 内六角'],
    ['', undefined],
    ['   ', undefined],
    [10, '10'],
    [undefined, undefined],
    ['a'.repeat(80), 'a'.repeat(60)],
    ['M8\u0000 内\u0007六角', 'M8  内 六角'],
    [`${'a'.repeat(59)} b`, 'a'.repeat(59)],
  ])('text %j reads %j', (value, read) => {
    expect(readTextInUrl(value, 60)).toBe(read);
  });

  it.each([
    ['2026-02-28', '2026-02-28'],
    ['2026-02-30', undefined],
    ['2026-2-3', undefined],
    ['yesterday', undefined],
    [null, undefined],
  ])('day %j reads %j', (value, read) => {
    expect(readDayInUrl(value)).toBe(read);
  });
});
