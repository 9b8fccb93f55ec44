import { areaList } from '@vant/area-data';
import { findRegion, type Region } from './find-region.ts';

/** Names as people shorten them: 江苏 for 江苏省, 广西 for 广西壮族自治区. */
const SUFFIX = /(?:特别行政区|维吾尔自治区|壮族自治区|回族自治区|自治区|自治州|地区|新区|省|市|区|县|旗)$/;

function isNamed(name: string, given: string): boolean {
  return given === '' || name === given || name.replace(SUFFIX, '') === given.replace(SUFFIX, '');
}

type Known = Region & { code: string };

/** Counties by the first two characters of their name: a table of a thousand rows looks each of them up. */
function indexCounties(): Map<string, Known[]> {
  const known = Object.keys(areaList.county_list).flatMap((code) => {
    const region = findRegion(code);
    return region ? [{ code, ...region }] : [];
  });
  return Map.groupBy(known, ({ district }) => district.slice(0, 2));
}

let counties: Map<string, Known[]> | undefined;

export type NamedRegion = Known | 'unknown' | 'several';

/**
 * The county of these names; province and city may be missing where one county alone is called so. Its full name wins
 * over shortened ones, so that 吉林 with a city of that name is not taken for two places.
 */
export function findRegionByNames({ province, city, district }: Region): NamedRegion {
  counties ??= indexCounties();
  const around = (counties.get(district.slice(0, 2)) ?? []).filter(
    (one) => isNamed(one.province, province) && (isNamed(one.city, city) || isNamed(one.province, city)),
  );
  const exact = around.filter((one) => one.district === district);
  const [found, ...others] = exact.length ? exact : around.filter((one) => isNamed(one.district, district));
  if (!found) return 'unknown';
  return others.length ? 'several' : found;
}
