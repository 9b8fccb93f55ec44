import { expect, it } from 'vitest';
import { regionOptions } from './region-options.ts';
import { type RegionOption, regionPath } from './region-path.ts';

const counties = (options: RegionOption[], way: string[] = []): { way: string[]; code: string }[] =>
  options.flatMap((option) => {
    const here = [...way, option.value];
    return option.children ? counties(option.children, here) : [{ way: here, code: option.value }];
  });

it('leads to every county by the way its code says', () => {
  const all = counties(regionOptions());
  expect(all.length).toBeGreaterThan(2_500);
  for (const { way, code } of all.filter(({ way }) => way.length === 3)) expect(regionPath(code)).toEqual(way);
});

it('has no province without cities and no city without counties', () => {
  expect(counties(regionOptions()).filter(({ way }) => way.length !== 3)).toEqual([]);
});
