import type { Baseline } from '../baseline.ts';
import type { PageFigures } from './measure-pages.ts';
import type { Times } from './percentiles.ts';
import type { StoreSizes } from './read-sizes.ts';

/** One run at one size; as JSON it is what the chart is drawn from. */
export interface CatalogFigures {
  profile: string;
  baseline: Baseline;
  sizes: StoreSizes;
  search: Times;
  /** Of these searches, so many found nothing. */
  searchEmpty: number;
  searchByKind: Record<string, Times>;
  /** Processor time of one search: what it costs, however busy the machine is. */
  searchProcessorMs: { server: number; database: number } | null;
  searchAtFour: Times;
  suggest: Times;
  detail: Times;
  prices: Times;
  searchPage: PageFigures;
  skuPage: PageFigures;
  memoryMb: number | null;
}

interface Budget {
  name: string;
  unit: string;
  /** At most, or at least where `floor` is set. */
  limit: number;
  floor?: true;
  read: (figures: CatalogFigures) => number;
}

/** Budgets hold for a million SKUs on two cores. */
const BUDGETS: readonly Budget[] = [
  { name: 'search with facets, p50', unit: 'ms', limit: 15, read: ({ search }) => search.p50 },
  { name: 'search with facets, p95', unit: 'ms', limit: 40, read: ({ search }) => search.p95 },
  { name: 'suggestions, p95', unit: 'ms', limit: 10, read: ({ suggest }) => suggest.p95 },
  { name: 'SKU detail, p95', unit: 'ms', limit: 5, read: ({ detail }) => detail.p95 },
  { name: 'prices of 40, p95', unit: 'ms', limit: 5, read: ({ prices }) => prices.p95 },
  { name: 'search page, 20 users, p95', unit: 'ms', limit: 60, read: ({ searchPage }) => searchPage.paced.p95 },
  { name: 'SKU page, 20 users, p95', unit: 'ms', limit: 60, read: ({ skuPage }) => skuPage.paced.p95 },
  {
    name: 'search pages, 16 connections',
    unit: '/s',
    limit: 150,
    floor: true,
    read: ({ searchPage }) => searchPage.pagesPerSecond,
  },
  {
    name: 'SKU pages, 16 connections',
    unit: '/s',
    limit: 250,
    floor: true,
    read: ({ skuPage }) => skuPage.pagesPerSecond,
  },
  {
    name: 'HTML of a SKU page, largest',
    unit: 'KB',
    limit: 60,
    read: ({ skuPage }) => Math.ceil(skuPage.htmlBytes.max / 1024),
  },
];

export interface Verdict {
  name: string;
  unit: string;
  limit: number;
  measured: number;
  floor: boolean;
  met: boolean;
}

export function judge(figures: CatalogFigures): Verdict[] {
  return BUDGETS.map(({ name, unit, limit, floor = false, read }) => {
    const measured = read(figures);
    return { name, unit, limit, measured, floor, met: floor ? measured >= limit : measured <= limit };
  });
}

const sayTimes = ({ p50, p95, p99, max, count }: Times) =>
  `p50 ${p50}  p95 ${p95}  p99 ${p99}  max ${max} ms (${count})`;

export function sayFigures(figures: CatalogFigures, verdicts: readonly Verdict[]): string {
  const {
    sizes,
    search,
    searchEmpty,
    searchByKind,
    searchProcessorMs,
    searchAtFour,
    suggest,
    detail,
    prices,
    searchPage,
    skuPage,
    memoryMb,
  } = figures;
  const page = ({ paced, pagesPerSecond, htmlBytes }: PageFigures) =>
    `${sayTimes(paced)}; ${pagesPerSecond} pages/s at 16; HTML ${Math.round(htmlBytes.median / 1024)} KB, largest ${Math.ceil(htmlBytes.max / 1024)} KB`;
  return [
    `search, one at a time   ${sayTimes(search)}, ${searchEmpty} of them found nothing`,
    ...(searchProcessorMs
      ? [
          `  processor time         server ${searchProcessorMs.server}  database ${searchProcessorMs.database} ms a search`,
        ]
      : []),
    ...Object.entries(searchByKind).map(([kind, times]) => `  ${kind.padEnd(24)} ${sayTimes(times)}`),
    `search, four at a time  ${sayTimes(searchAtFour)}`,
    `suggestions             ${sayTimes(suggest)}`,
    `SKU detail              ${sayTimes(detail)}`,
    `prices of 40            ${sayTimes(prices)}`,
    `search page             ${page(searchPage)}`,
    `SKU page                ${page(skuPage)}`,
    `memory of the server    ${memoryMb === null ? 'not known' : `${memoryMb} MB`}`,
    `database ${sizes.databaseMb} MB, search index ${sizes.searchMb} MB of it`,
    ...sizes.tables.map(({ name, rowsMb, wholeMb }) => `  ${name.padEnd(24)} ${rowsMb} MB, with indexes ${wholeMb} MB`),
    '',
    ...verdicts.map(({ name, unit, limit, measured, floor, met }) => {
      return `${met ? 'met ' : 'OVER'}  ${name.padEnd(30)} ${measured} ${unit} (${floor ? '≥' : '≤'} ${limit})`;
    }),
  ].join('\n');
}
