import { areaList } from '@vant/area-data';

export interface Region {
  province: string;
  city: string;
  district: string;
}

/** Names of a county code of GB/T 2260 with its city and province; null when there is no such county. */
export function findRegion(code: string): Region | null {
  const district = areaList.county_list[code];
  const city = areaList.city_list[`${code.slice(0, 4)}00`];
  const province = areaList.province_list[`${code.slice(0, 2)}0000`];
  return district && city && province ? { province, city, district } : null;
}
