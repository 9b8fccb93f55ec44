import { createRandom, type Random } from '#seed/catalog/prng.ts';
import type { TrueItem } from './read-truth.ts';

/** Body of the search call. */
export type SearchBody = Record<string, unknown> & { keyword?: string };

type Writer = (item: TrueItem, random: Random) => SearchBody;

const sizeOf = (item: TrueItem) => {
  const [first] = item.attributes;
  return first ? `${first.value}${first.unit ?? ''}` : '';
};

const withoutSigns = (text: string) => text.replace(/[-/ ._]/g, '');
const fullWidth = (text: string) => text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));

/** One sign lost or two swapped, as fingers do. */
function withSlip(text: string, random: Random): string {
  const at = random.int(0, Math.max(0, text.length - 2));
  if (random.chance(0.5)) return text.slice(0, at) + text.slice(at + 1);
  return `${text.slice(0, at)}${text[at + 1] ?? ''}${text[at] ?? ''}${text.slice(at + 2)}`;
}

/** How people search, and how many in a hundred search so. */
const KINDS: Readonly<Record<string, { share: number; write: Writer }>> = {
  'item number': { share: 8, write: ({ itemNo }) => ({ keyword: itemNo }) },
  'part number': { share: 10, write: ({ mpn }) => ({ keyword: mpn }) },
  'part number, other signs': { share: 5, write: ({ mpn }) => ({ keyword: withoutSigns(mpn).toLowerCase() }) },
  'full width': { share: 3, write: ({ mpn }) => ({ keyword: fullWidth(mpn) }) },
  'whole name': { share: 6, write: ({ name }) => ({ keyword: name.slice(0, 60).trim() }) },
  'category and size': { share: 16, write: (item) => ({ keyword: `${item.category} ${sizeOf(item)}`.trim() }) },
  'size first': { share: 8, write: (item) => ({ keyword: `${sizeOf(item)} ${item.category}`.trim() }) },
  'brand and category': { share: 14, write: ({ brand, category }) => ({ keyword: `${brand} ${category}` }) },
  'brand by its Latin name': {
    share: 4,
    write: ({ brandEn, brand, category }) => ({ keyword: `${brandEn || brand} ${category}` }),
  },
  'slip of the finger': {
    share: 6,
    write: ({ category, brand }, random) => ({ keyword: `${brand} ${withSlip(category, random)}` }),
  },
  'broad word': {
    share: 6,
    write: ({ category }, random) => ({
      keyword: category.slice(-2),
      sort: random.pick(['relevance', 'sales', 'new']),
      pageNo: random.int(1, 5),
    }),
  },
  'category page': {
    share: 7,
    write: ({ categoryCode }, random) => ({
      inCategory: categoryCode,
      sort: random.pick(['relevance', 'sales', 'priceAsc', 'priceDesc']),
      pageNo: random.int(1, 3),
    }),
  },
  'category page, filtered': { share: 7, write: filtered },
};

function filtered({ categoryCode, brandCode, attributes }: TrueItem, random: Random): SearchBody {
  const chosen = attributes.length > 0 ? random.pick(attributes) : null;
  const place = { inCategory: categoryCode, ...(random.chance(0.5) ? { brandCodes: [brandCode] } : {}) };
  return chosen ? { ...place, attributes: { [chosen.name]: [chosen.value] } } : { ...place, brandCodes: [brandCode] };
}

export interface MixedQuery {
  kind: string;
  body: SearchBody;
}

/** `count` different queries in the mix above, shuffled; the same ones for the same catalogue. */
export function makeQueries(items: readonly TrueItem[], count: number): MixedQuery[] {
  const random = createRandom('bench/queries');
  const whole = Object.values(KINDS).reduce((sum, { share }) => sum + share, 0);
  const seen = new Set<string>();
  const queries: MixedQuery[] = [];
  for (const [kind, { share, write }] of Object.entries(KINDS)) {
    const wanted = queries.length + Math.round((count * share) / whole);
    for (let tries = 0; queries.length < wanted && tries < 50 * count; tries += 1) {
      const body = write(random.pick(items), random);
      const key = JSON.stringify(body);
      if (seen.has(key) || body.keyword === '') continue;
      seen.add(key);
      queries.push({ kind, body });
    }
  }
  return shuffle(queries, random).slice(0, count);
}

function shuffle<T>(list: T[], random: Random): T[] {
  for (let last = list.length - 1; last > 0; last -= 1) {
    const other = random.int(0, last);
    [list[last], list[other]] = [list[other] as T, list[last] as T];
  }
  return list;
}

/** What a box of suggestions is asked for while somebody types: two to five signs, each beginning once. */
export function makeBeginnings(items: readonly TrueItem[], count: number): string[] {
  const random = createRandom('bench/beginnings');
  const beginnings = new Set<string>();
  for (let tries = 0; beginnings.size < count && tries < 50 * count; tries += 1) {
    const item = random.pick(items);
    const word = random.pick([item.category, item.brand, item.mpn, item.itemNo, item.brandEn || item.brand]);
    const beginning = word.slice(0, random.int(2, 5)).trim();
    if (beginning.length > 1) beginnings.add(beginning);
  }
  return [...beginnings];
}
