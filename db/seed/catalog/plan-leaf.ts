import { NUT_LEAVES } from './families/nut-leaves.ts';
import { planBearings } from './families/plan-bearings.ts';
import { type PieceLeaf, planPieces } from './families/plan-pieces.ts';
import { planThreaded } from './families/plan-threaded.ts';
import { TAPPING_LEAVES } from './families/tapping-leaves.ts';
import { WASHER_LEAVES } from './families/washer-leaves.ts';
import type { LeafPlace, LeafPlan, ShelfPlan } from './leaf-plan.ts';
import { planDescribedLeaf } from './plan-described-leaf.ts';
import type { Brand, Taxonomy } from './taxonomy-schema.ts';
import { widenPlan } from './widen-plan.ts';

/** The series a leaf can offer: its shelf and the variants of its group. */
export function planLeaf(place: LeafPlace, brands: readonly Brand[]): LeafPlan {
  return widenPlan(place, planShelf(place, brands));
}

/** The shelf of a leaf, by its family or by its description in the taxonomy. */
function planShelf(place: LeafPlace, brands: readonly Brand[]): ShelfPlan {
  switch (place.leaf.family) {
    case 'threaded':
      return planThreaded(place, brands);
    case 'tapping':
      return planPieces(brands, tableOf(TAPPING_LEAVES, place));
    case 'nut':
      return planPieces(brands, tableOf(NUT_LEAVES, place));
    case 'washer':
      return planPieces(brands, tableOf(WASHER_LEAVES, place));
    case 'deep-groove':
    case 'iso-bearing':
      return planBearings(place, brands);
    default:
      return planDescribedLeaf(place, brands);
  }
}

function tableOf(tables: Readonly<Record<string, PieceLeaf>>, place: LeafPlace): PieceLeaf {
  const table = tables[place.leaf.name];
  if (!table) throw new Error(`no size table for ${place.leaf.name}`);
  return table;
}

/** Every leaf with its code (`FAS-02-01`) in the order of the taxonomy. */
export function listLeaves(taxonomy: Taxonomy): LeafPlace[] {
  return taxonomy.categories.flatMap((top) =>
    top.groups.flatMap((group, g) =>
      group.leaves.map((leaf, index) => ({ code: leafCode(top.code, g, index), top, group, leaf, index })),
    ),
  );
}

export const groupCode = (top: string, group: number) => `${top}-${String(group + 1).padStart(2, '0')}`;
export const leafCode = (top: string, group: number, leaf: number) =>
  `${groupCode(top, group)}-${String(leaf + 1).padStart(2, '0')}`;

/** From this weight on a leaf is so common that its best known brand comes first. */
const STAPLE_WEIGHT = 14;

/**
 * Brands of a leaf. Staples begin with the first brand of their list; every other leaf begins with another one, so that
 * a small catalogue does not consist of first brands only.
 */
export function brandsOf(place: LeafPlace, byName: ReadonlyMap<string, Brand>): Brand[] {
  const names = place.leaf.brands ?? place.group.brands;
  const start = place.leaf.weight >= STAPLE_WEIGHT ? 0 : place.index % names.length;
  return [...names.slice(start), ...names.slice(0, start)].map((name) => {
    const brand = byName.get(name);
    if (!brand) throw new Error(`unknown brand ${name} in ${place.leaf.name}`);
    return brand;
  });
}
