import type { SeriesPick } from './allocate-skus.ts';
import type { CategoryRow } from './catalog-rows.ts';
import { groupCode, leafCode } from './plan-leaf.ts';
import type { LeafGroup, Taxonomy, TopCategory } from './taxonomy-schema.ts';

/** UNSPSC codes have eight digits; what the taxonomy does not know is zero. */
export const unspscOf = (top: TopCategory) => top.unspscPrefix.padEnd(8, '0');

/** Code of the category of the fourth level, by the code of its leaf and its name. */
export type FourthCodes = ReadonlyMap<string, string>;

/** Names of the fourth level in the order in which the picks reach them. */
export function fourthCodes(picks: readonly SeriesPick[]): FourthCodes {
  const codes = new Map<string, string>();
  const counts = new Map<string, number>();
  for (const { leaf, option } of picks) {
    const name = leaf.plan.option(option).fourth;
    const key = `${leaf.place.code}/${name}`;
    if (!name || codes.has(key)) continue;
    const number = (counts.get(leaf.place.code) ?? 0) + 1;
    counts.set(leaf.place.code, number);
    codes.set(key, `${leaf.place.code}-${String(number).padStart(2, '0')}`);
  }
  return codes;
}

const heaviest = (group: LeafGroup) => group.leaves.reduce((a, b) => (b.weight > a.weight ? b : a));

/** All categories, parents before children. A category shows what stands for it best: its heaviest leaf. */
export function listCategories(taxonomy: Taxonomy, fourth: FourthCodes): CategoryRow[] {
  const tops: CategoryRow[] = [];
  const groups: CategoryRow[] = [];
  const leaves: CategoryRow[] = [];
  taxonomy.categories.forEach((top, t) => {
    const unspsc = unspscOf(top);
    const row = (
      code: string,
      parentCode: string | null,
      level: 1 | 2 | 3,
      name: string,
      sort: number,
      pictureKind: string,
    ) => ({
      code,
      parentCode,
      level,
      name,
      sort,
      unspsc,
      pictureKind,
    });
    const emblem = top.groups.map(heaviest).reduce((a, b) => (b.weight > a.weight ? b : a));
    tops.push(row(top.code, null, 1, top.name, t + 1, emblem.kind));
    top.groups.forEach((group, g) => {
      const code = groupCode(top.code, g);
      groups.push(row(code, top.code, 2, group.name, g + 1, heaviest(group).kind));
      group.leaves.forEach((leaf, l) => {
        leaves.push(row(leafCode(top.code, g, l), code, 3, leaf.name, l + 1, leaf.kind));
      });
    });
  });
  const byCode = new Map(leaves.map((leaf) => [leaf.code, leaf]));
  const details = [...fourth].map(([key, code], i): CategoryRow => {
    const [leaf = '', ...name] = key.split('/');
    const parent = byCode.get(leaf);
    if (!parent) throw new Error(`no leaf for ${key}`);
    return { ...parent, code, parentCode: leaf, level: 4, name: name.join('/'), sort: i + 1 };
  });
  return [...tops, ...groups, ...leaves, ...details];
}
