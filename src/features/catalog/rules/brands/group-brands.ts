import { compareText } from '#platform/shared/compare-text.ts';

interface SpelledBrand {
  brandName: string;
  spelling: string;
}

const REST = '#';

/** Brands under the first letter of their sound, A to Z, the rest behind; inside a group by sound. */
export function groupBrands<Brand extends SpelledBrand>(
  brands: readonly Brand[],
): { initial: string; brands: Brand[] }[] {
  const initialOf = ({ spelling }: Brand) => {
    const first = spelling.charAt(0).toUpperCase();
    return /^[A-Z]$/.test(first) ? first : REST;
  };
  const order = (a: Brand, b: Brand) => compareText(a.spelling, b.spelling) || compareText(a.brandName, b.brandName);
  const groups = [...Map.groupBy(brands, initialOf)].map(([initial, members]) => ({
    initial,
    brands: [...members].sort(order),
  }));
  const rank = ({ initial }: { initial: string }) => (initial === REST ? '~' : initial);
  return groups.sort((a, b) => compareText(rank(a), rank(b)));
}

/** Brands whose name, English name or sound has what was typed; groups that are left empty go. */
export function findBrands<Brand extends SpelledBrand & { nameEn: string | null }>(
  groups: readonly { initial: string; brands: readonly Brand[] }[],
  typed: string,
): { initial: string; brands: Brand[] }[] {
  const wanted = typed.trim().toLowerCase();
  const fits = ({ brandName, nameEn, spelling }: Brand) =>
    [brandName, nameEn ?? ''].some((name) => name.toLowerCase().includes(wanted)) ||
    spelling.split(' ').some((sound) => sound.startsWith(wanted));
  return groups.flatMap(({ initial, brands }) => {
    const found = wanted ? brands.filter(fits) : [...brands];
    return found.length > 0 ? [{ initial, brands: found }] : [];
  });
}
