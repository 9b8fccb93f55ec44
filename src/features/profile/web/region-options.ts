import { areaList } from '@vant/area-data';
import type { RegionOption } from './region-path.ts';

type Names = Record<string, string>;

const below = (names: Names, prefix: string) => Object.entries(names).filter(([code]) => code.startsWith(prefix));

/** Provinces, cities and counties of GB/T 2260 as a tree; the first two and four figures of a code name its parents. */
export function regionOptions(): RegionOption[] {
  return Object.entries(areaList.province_list).map(([provinceCode, province]) => ({
    value: provinceCode,
    label: province,
    children: below(areaList.city_list, provinceCode.slice(0, 2)).map(([cityCode, city]) => ({
      value: cityCode,
      label: city,
      children: below(areaList.county_list, cityCode.slice(0, 4)).map(([value, label]) => ({ value, label })),
    })),
  }));
}
