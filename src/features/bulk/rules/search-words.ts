import type { WrittenRow } from '#business/written-lines/contract/list-schemas.ts';

/** As much as a search takes. */
const LONGEST = 60;

/**
 * Words to propose goods by where no number names an item: the name with its size, or what stands as a code and is none.
 * Null: there are none.
 */
export function searchWords({ name, goodsCode, mpn }: Pick<WrittenRow, 'name' | 'goodsCode' | 'mpn'>): string | null {
  const spoken = [name, /\p{Script=Han}/u.test(goodsCode) ? goodsCode : ''].filter(Boolean);
  if (spoken.length === 0) return null;
  const parts = [...new Set([...spoken, mpn].filter(Boolean))];
  return parts
    .filter((part, at) => !parts.some((other, place) => place !== at && other.includes(part)))
    .join(' ')
    .slice(0, LONGEST)
    .trim();
}
