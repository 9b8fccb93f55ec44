import { areaList } from '@vant/area-data';
import { expect, it } from 'vitest';
import { findRegion } from './find-region.ts';

it('names a county with its city and province', () => {
  expect(findRegion('320571')).toEqual({ province: '江苏省', city: '苏州市', district: '苏州工业园区' });
  expect(findRegion('120116')).toEqual({ province: '天津市', city: '天津市', district: '滨海新区' });
});

it.each(['320500', '320000', '999999', '', 'constructor', '__proto__'])('knows no county %j', (code) => {
  expect(findRegion(code)).toBeNull();
});

it('names every county that can be chosen', () => {
  const codes = Object.keys(areaList.county_list);
  expect(codes.length).toBeGreaterThan(3_000);
  expect(codes.filter((code) => !findRegion(code))).toEqual([]);
});
