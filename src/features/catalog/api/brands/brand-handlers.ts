import { pinyin } from 'pinyin-pro';
import { readCatalogView } from '#features/visible-goods/api/public.ts';
import { type CatalogView, PUBLIC_VIEW } from '#features/visible-goods/rules/public.ts';
import { isSignedIn } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { implementFeature } from '#platform/api/implement-feature.ts';
import { brandContract } from '../../contract/brand-contract.ts';
import { countVisible } from '../../rules/brands/count-visible.ts';
import { groupBrands } from '../../rules/brands/group-brands.ts';
import { keepFor } from '../keep-for.ts';
import { readBrandCells, readNamedItems } from './read-brand-cells.ts';
import { readBrands } from './read-brands.ts';

const feature = implementFeature(brandContract);

/** Brands and their goods change with an import. */
const KEEP_MS = 10 * 60_000;

/** `dongming dm`; names in Latin letters are their own sound. */
function spell(name: string): string {
  const syllables = pinyin(name.toLowerCase(), { toneType: 'none', type: 'array', nonZh: 'consecutive', v: true });
  const full = syllables.join('').replace(/\s+/g, '');
  const initials = syllables.map((syllable) => syllable.trim().charAt(0)).join('');
  return full === initials || /^[ -~]*$/.test(name) ? full : `${full} ${initials}`;
}

async function readSpelledBrands(db: Db) {
  const rows = await readBrands(db);
  return rows.map(({ id, code, name, nameEn }) => ({
    id,
    brand: { brandCode: code, brandName: name, nameEn, spelling: spell(name) },
  }));
}

const namedIn = ({ hidden, ranges, granted }: CatalogView) => [
  ...new Set([...hidden.skuIds, ...ranges.flatMap((range) => range.skuIds), ...granted]),
];

/** Handlers of one shop. What is kept in memory is public; what a caller may see is laid over it at each call. */
export function createBrandHandlers() {
  const spelled = keepFor(KEEP_MS, readSpelledBrands);
  const cells = keepFor(KEEP_MS, readBrandCells);
  return {
    index: feature.index.handler(async ({ context: { db, database, caller } }) => {
      const view = isSignedIn(caller) ? await readCatalogView(db) : PUBLIC_VIEW;
      const named = await readNamedItems(db, namedIn(view));
      const counts = countVisible(await cells(database.public), view, named);
      const all = await spelled(database.public);
      return groupBrands(
        all.flatMap(({ id, brand }) => {
          const count = counts.get(id) ?? 0;
          return count > 0 ? [{ ...brand, count }] : [];
        }),
      );
    }),
  };
}
