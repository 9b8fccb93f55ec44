import { compareText } from '#platform/shared/compare-text.ts';
import type { DeliveryGroup, PageSize, SearchScope, Sort } from '../contract/search-schemas.ts';
import { DELIVERY_GROUPS } from './delivery-group.ts';
import { DEFAULT_PAGE_SIZE, MOST_TYPED, PAGE_SIZES, SCOPE_ALL, SCOPE_VISIBLE, SORTS } from './keyword-limits.ts';
import { readPriceRange } from './price-bands.ts';

export type ResultView = 'list' | 'grid';

/** Query of specification 2.8 beside keyword and scope: where a search began, and what kind of goods it was for. */
export type SearchOrigin = Partial<Record<(typeof ORIGIN)[number], string>>;
const ORIGIN = ['entryPage', 'exclusiveType', 'isPurchased'] as const;
const ORIGIN_VALUE = /^[\w.-]{1,40}$/;

/** Everything that decides what a result page shows; it lives in the address, so links and Back restore it. */
export interface ResultState {
  keyword: string;
  scope: SearchScope;
  /** Codes of chosen categories and brands. */
  categories: string[];
  brands: string[];
  /** Chosen values and ranges (`20~30`) by attribute. */
  attributes: Record<string, string[]>;
  /** `20~50` in yuan, for the caller's own prices. */
  price: string;
  delivery: DeliveryGroup[];
  sort: Sort;
  pageNo: number;
  pageSize: PageSize;
  view: ResultView;
  /** What the search that led here was said to be about; it stays in the address. */
  told: SearchOrigin;
}

const VIEWS: readonly ResultView[] = ['list', 'grid'];
const ATTRIBUTE = 'f_';
const MOST_CHOICES = 30;
const LONGEST_CODE = 60;
const LONGEST_VALUE = 120;
const MOST_PAGES = 500;

export const NEW_STATE: ResultState = {
  keyword: '',
  scope: SCOPE_ALL,
  categories: [],
  brands: [],
  attributes: {},
  price: '',
  delivery: [],
  sort: 'relevance',
  pageNo: 1,
  pageSize: DEFAULT_PAGE_SIZE,
  view: 'list',
  told: {},
};

/** Lists are joined with `|`; the sign itself and the sign that hides it are hidden. */
const joinList = (items: readonly string[]) =>
  items.map((item) => item.replaceAll('%', '%25').replaceAll('|', '%7C')).join('|');
const splitList = (text: string | undefined, longest = LONGEST_CODE) => {
  const items = (text ?? '').split('|').map((item) => item.replaceAll('%7C', '|').replaceAll('%25', '%'));
  return [...new Set(items)].filter((item) => item !== '' && item.length <= longest).slice(0, MOST_CHOICES);
};

function oneOf<T>(allowed: readonly T[], value: unknown, otherwise: T): T {
  return allowed.includes(value as T) ? (value as T) : otherwise;
}

function wholeNumber(text: string | undefined, most: number): number {
  return text !== undefined && /^\d{1,6}$/.test(text) ? Math.min(Math.max(1, Number(text)), most) : 1;
}

function readAttributes(params: Readonly<Record<string, string | undefined>>): Record<string, string[]> {
  const chosen = Object.entries(params).filter(([name]) => name.startsWith(ATTRIBUTE));
  const entries = chosen
    .map(([name, value]) => [name.slice(ATTRIBUTE.length), splitList(value, LONGEST_VALUE)] as const)
    .filter(([name, values]) => name !== '' && name.length <= LONGEST_CODE && values.length > 0);
  return Object.fromEntries(entries.slice(0, 12).sort(([a], [b]) => compareText(a, b)));
}

function readOrigin(params: Readonly<Record<string, string | undefined>>): SearchOrigin {
  return Object.fromEntries(
    ORIGIN.map((name) => [name, params[name]]).filter(([, value]) => value !== undefined && ORIGIN_VALUE.test(value)),
  );
}

/** Reads the query of an address; whatever makes no sense is as if it were not there. */
export function readResultState(
  params: Readonly<Record<string, string | undefined>>,
  usualView: ResultView = 'list',
): ResultState {
  const price = params.price ?? '';
  return {
    keyword: [...(params.keyword ?? '').trim()].slice(0, MOST_TYPED).join(''),
    scope: oneOf([SCOPE_ALL, SCOPE_VISIBLE], params.searchScope, SCOPE_ALL),
    categories: splitList(params.cat),
    brands: splitList(params.brand),
    attributes: readAttributes(params),
    price: readPriceRange(price) ? price : '',
    delivery: splitList(params.delivery).filter((group): group is DeliveryGroup =>
      DELIVERY_GROUPS.includes(group as DeliveryGroup),
    ),
    sort: oneOf(SORTS, params.sort, 'relevance'),
    pageNo: wholeNumber(params.page, MOST_PAGES),
    pageSize: oneOf(PAGE_SIZES, Number(params.size), DEFAULT_PAGE_SIZE),
    view: oneOf(VIEWS, params.view, usualView),
    told: readOrigin(params),
  };
}

const unless = <T>(value: T, usual: T) => (value === usual ? undefined : String(value));

/** The query of an address for a state; usual values are left out, with the view that the page has of its own. */
export function writeResultState(state: ResultState, usualView: ResultView = 'list'): Record<string, string> {
  const params: Record<string, string | undefined> = {
    keyword: state.keyword || undefined,
    searchScope: unless(state.scope, SCOPE_ALL),
    cat: joinList(state.categories) || undefined,
    brand: joinList(state.brands) || undefined,
    ...Object.fromEntries(
      Object.entries(state.attributes).map(([name, values]) => [ATTRIBUTE + name, joinList(values) || undefined]),
    ),
    price: state.price || undefined,
    delivery: joinList(state.delivery) || undefined,
    sort: unless(state.sort, 'relevance'),
    page: unless(state.pageNo, 1),
    size: unless(state.pageSize, DEFAULT_PAGE_SIZE),
    view: unless(state.view, usualView),
    ...state.told,
  };
  return Object.fromEntries(
    Object.entries(params).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

/** A change of what is searched or filtered starts at the first page again. */
export function changeState(state: ResultState, change: Partial<ResultState>): ResultState {
  return { ...state, pageNo: 1, ...change };
}

/** Adds a choice or takes it away. */
export function toggled<T>(choices: readonly T[], choice: T): T[] {
  return choices.includes(choice) ? choices.filter((other) => other !== choice) : [...choices, choice];
}

/** How many choices narrow the result. */
export function countChosen({ categories, brands, attributes, price, delivery }: ResultState): number {
  const lists = [categories, brands, delivery, ...Object.values(attributes)];
  return lists.reduce((sum, { length }) => sum + length, price ? 1 : 0);
}

/** True when anything narrows the result beyond the keyword. */
export function isFiltered(state: ResultState): boolean {
  return countChosen(state) > 0;
}
