import { compareText } from '#platform/shared/compare-text.ts';
import { childOf, childrenOf, textOf, type XmlElement } from './xml-element.ts';

/** One price of a BMEcat article, as written. */
export interface CatalogPrice {
  type: string;
  amount: string;
  currency: string;
  /** Rate such as `0.13`; empty when the file names none. */
  tax: string;
  factor: string;
  lowerBound: string;
}

export interface ChosenPrices {
  sale: CatalogPrice | null;
  list: CatalogPrice | null;
  /** What a reader of the report should know about the choice. */
  notes: string[];
  /** Why none of the prices may be used; the row is refused. */
  problem: string | null;
}

/** What we pay or sell by, the surest first. `nrp` is a consumer's price of its country: the last resort. */
const SALE_TYPES = ['net_customer', 'net_customer_exp', 'net_list', 'gros_list', 'nrp'] as const;
const LIST_TYPES = ['net_list', 'gros_list', 'nrp'] as const;

/** Types whose amounts contain no tax. User-defined ones are taken as such: trade prices are net. */
export function isNetPrice(type: string): boolean {
  return !/^(?:gros_list|nrp)$/.test(type);
}

interface Period {
  from: string;
  to: string;
}

function dayOf(element: XmlElement | null): string {
  return (childOf(element, 'DATE') ? textOf(element, 'DATE') : (element?.text.trim() ?? '')).slice(0, 10);
}

/** Validity of one block: `DATETIME type=…` in 1.2, elements of their own in 2005. Null when a date says no type. */
function periodOf(details: XmlElement): Period | null {
  const dates = childrenOf(details, 'DATETIME');
  const typed = (type: string) => dates.find((date) => date.attributes.type === type) ?? null;
  if (dates.some((date) => !/^valid_(?:start|end)_date$/.test(date.attributes.type ?? ''))) return null;
  return {
    from: dayOf(typed('valid_start_date') ?? childOf(details, 'VALID_START_DATE')),
    to: dayOf(typed('valid_end_date') ?? childOf(details, 'VALID_END_DATE')),
  };
}

function pricesOf(details: XmlElement): CatalogPrice[] {
  return childrenOf(details, 'ARTICLE_PRICE').map((price) => ({
    type: price.attributes.price_type ?? '',
    amount: textOf(price, 'PRICE_AMOUNT'),
    currency: textOf(price, 'PRICE_CURRENCY'),
    tax: textOf(price, 'TAX') || textOf(childOf(price, 'TAX_DETAILS'), 'TAX'),
    factor: textOf(price, 'PRICE_FACTOR'),
    lowerBound: textOf(price, 'LOWER_BOUND'),
  }));
}

type Block = { details: XmlElement; period: Period };

/** The block that is valid today, else the one that was last; ISO days compare as text. */
function blockOf(blocks: readonly Block[], today: string): { block: Block | null; notes: string[] } {
  const valid = blocks.filter(({ period }) => period.from <= today && (period.to === '' || period.to >= today));
  const [newest] = (valid.length > 0 ? valid : blocks).toSorted(
    ({ period: a }, { period: b }) => compareText(b.to, a.to) || compareText(b.from, a.from),
  );
  if (!newest || valid.length > 0) return { block: newest ?? null, notes: [] };
  const { from, to } = newest.period;
  return { block: newest, notes: [`价格有效期 ${from || '…'} 至 ${to || '…'}，今天不在其中，请核对`] };
}

/** Of prices of one kind, the one for the smallest quantity; the others are quantity prices. */
function smallest(prices: readonly CatalogPrice[], type: string): CatalogPrice | null {
  const own = prices.filter((price) => price.type === type);
  return own.sort((a, b) => Number(a.lowerBound || 1) - Number(b.lowerBound || 1))[0] ?? null;
}

const UNTYPED = '价格有效期的 DATETIME 没有 type，看不出是开始还是结束';

/**
 * Chooses sale and list price of an article. `wanted` names a user-defined type to sell by. Quantity prices and types
 * nobody knows are named in the notes: nothing of a file vanishes silently.
 */
export function choosePrices(article: XmlElement, today: string, wanted: string | null): ChosenPrices {
  const blocks: Block[] = [];
  for (const details of childrenOf(article, 'ARTICLE_PRICE_DETAILS')) {
    const period = periodOf(details);
    if (!period) return { sale: null, list: null, notes: [], problem: UNTYPED };
    blocks.push({ details, period });
  }
  const { block, notes } = blockOf(blocks, today);
  const prices = block ? pricesOf(block.details) : [];
  if (prices.length === 0) return { sale: null, list: null, notes, problem: null };
  const first = (types: readonly string[]) =>
    types.map((type) => smallest(prices, type)).find((price) => price !== null) ?? null;
  const sale = first(wanted === null ? SALE_TYPES : [wanted]);
  if (!sale) {
    const names = [...new Set(prices.map((price) => `“${price.type}”`))].join('、');
    return {
      sale: null,
      list: null,
      notes,
      problem: `没有可用的价格：文件里只有 ${names}，可用 --price-type 指定一种`,
    };
  }
  const list = first(LIST_TYPES.filter((type) => type !== sale.type && type !== 'nrp'));
  const higher = prices.filter((price) => price.type === sale.type && price.lowerBound !== sale.lowerBound);
  const steps = higher.map((price) => `${price.lowerBound} 起 ${price.amount} ${price.currency}`.trim());
  if (steps.length > 0) notes.push(`数量价未导入：${steps.join('、')}`);
  return { sale, list, notes, problem: null };
}
