import type { ImportField, ImportRecord, RecordChange } from '../import-record.ts';
import { type CatalogPrice, choosePrices, isNetPrice } from './choose-prices.ts';
import type { GroupTree } from './group-tree.ts';
import { readFeatures, sellingPoints, unspscOf } from './read-features.ts';
import { readMedia } from './read-media.ts';
import { readReferences } from './read-references.ts';
import { childOf, childrenOf, textInChinese, textOf, type XmlElement } from './xml-element.ts';

export type Transaction = 'T_NEW_CATALOG' | 'T_UPDATE_PRODUCTS' | 'T_UPDATE_PRICES';

export interface ArticleContext {
  transaction: Transaction;
  groups: GroupTree;
  /** Currency of the catalogue's header; empty when it names none. */
  currency: string;
  /** User-defined price type to sell by. */
  priceType: string | null;
  /** ISO day, for the validity of prices. */
  today: string;
}

const MODES = ['new', 'update', 'delete'];

/** What the article asks for: in updates an article without mode is changed, never created. */
function changeOf(article: XmlElement, transaction: Transaction): RecordChange {
  const mode = article.attributes.mode ?? '';
  if (transaction === 'T_UPDATE_PRICES') return 'prices';
  if (mode === 'delete') return 'delete';
  return transaction === 'T_UPDATE_PRODUCTS' && mode !== 'new' ? 'given' : 'whole';
}

/** The one international number: `EAN` of 1.2 or `INTERNATIONAL_PID` of 2005. */
function gtinOf(details: XmlElement | null): string {
  const typed = childrenOf(details, 'INTERNATIONAL_AID').find((id) =>
    /^(?:gtin|ean|upc)$/i.test(id.attributes.type ?? ''),
  );
  return typed?.text.trim() || textOf(details, 'EAN');
}

/** An update without a description leaves the one there is, selling points or not. */
function descriptionOf(article: XmlElement, details: XmlElement | null, change: RecordChange): string {
  const long = textInChinese(details, 'DESCRIPTION_LONG');
  if (long === '' && change === 'given') return '';
  return [long, ...sellingPoints(article)].filter((part) => part !== '').join('\n');
}

function detailFields(article: XmlElement, change: RecordChange): Partial<Record<ImportField, string>> {
  const details = childOf(article, 'ARTICLE_DETAILS');
  const order = childOf(article, 'ARTICLE_ORDER_DETAILS');
  return {
    name: textInChinese(details, 'DESCRIPTION_SHORT'),
    description: descriptionOf(article, details, change),
    mpn: textOf(details, 'MANUFACTURER_AID'),
    brand: textOf(details, 'MANUFACTURER_NAME'),
    ean: gtinOf(details),
    deliveryDays: textOf(details, 'DELIVERY_TIME'),
    unit: textOf(order, 'ORDER_UNIT'),
    baseUnit: textOf(order, 'CONTENT_UNIT'),
    packQuantity: textOf(order, 'NO_CU_PER_OU'),
    moq: textOf(order, 'QUANTITY_MIN'),
    step: textOf(order, 'QUANTITY_INTERVAL'),
    priceQuantity: textOf(order, 'PRICE_QUANTITY'),
    unspsc: unspscOf(article),
  };
}

function priceFields(sale: CatalogPrice | null, list: CatalogPrice | null, currency: string) {
  const named = sale?.currency || currency;
  // Rates of other countries do not apply to goods sold here.
  const tax = named === 'CNY' ? (sale?.tax ?? '') : '';
  return { price: sale?.amount ?? '', listPrice: list?.amount ?? '', currency: sale ? named : '', taxRate: tax };
}

/** Numbers of BMEcat have a dot: a comma may mean thousands or decimals, so nobody guesses with prices. */
function commaProblem(fields: ImportRecord['fields'], sale: CatalogPrice | null, list: CatalogPrice | null) {
  const { price, listPrice, packQuantity, moq, step, priceQuantity } = fields;
  const numbers = [price, listPrice, packQuantity, moq, step, priceQuantity, sale?.tax, list?.tax, sale?.factor];
  const wrong = numbers.find((text) => text?.includes(','));
  return wrong ? `数字“${wrong}”用了逗号，BMEcat 的小数点应为“.”` : null;
}

function structureProblem(article: XmlElement): string | null {
  const mode = article.attributes.mode ?? '';
  if (mode !== '' && !MODES.includes(mode)) return `不认识的 mode“${mode.slice(0, 20)}”`;
  const parts = ['SUPPLIER_AID', 'ARTICLE_DETAILS', 'ARTICLE_ORDER_DETAILS'];
  const twice = parts.find((name) => childrenOf(article, name).length > 1);
  return twice ? `${twice} 出现了 ${childrenOf(article, twice).length} 次` : null;
}

function groupsOf(article: XmlElement, aid: string, groups: GroupTree): string[] {
  const placed = groups.pathOfArticle(aid);
  if (placed.length > 0) return placed;
  const paths = childrenOf(article, 'ARTICLE_FEATURES').map((features) =>
    groups.pathOf(textOf(features, 'REFERENCE_FEATURE_SYSTEM_NAME'), textOf(features, 'REFERENCE_FEATURE_GROUP_ID')),
  );
  return paths.find((path) => path.length > 0) ?? [];
}

const withoutEmpty = (fields: Partial<Record<ImportField, string>>) =>
  Object.fromEntries(Object.entries(fields).filter(([, text]) => text !== '')) as ImportRecord['fields'];

/** One article of a BMEcat file as a record; `ordinal` counts the articles of the file from 1. */
export function readArticle(article: XmlElement, ordinal: number, context: ArticleContext): ImportRecord {
  const itemNo = textOf(article, 'SUPPLIER_AID');
  const change = changeOf(article, context.transaction);
  const { sale, list, notes, problem } = choosePrices(article, context.today, context.priceType);
  const features = readFeatures(article);
  const related = readReferences(article);
  const details = change === 'prices' ? {} : detailFields(article, change);
  const fields = withoutEmpty({ itemNo, ...details, ...priceFields(sale, list, context.currency) });
  const unreadable =
    structureProblem(article) ?? (change === 'delete' ? null : (problem ?? commaProblem(fields, sale, list)));
  return {
    rowNumber: ordinal,
    line: article.line,
    change,
    fields,
    attributes: change === 'prices' ? [] : [...features.attributes, ...readMedia(article)],
    groups: groupsOf(article, itemNo, context.groups),
    references: related.references,
    notes: [...notes, ...features.notes, ...related.notes],
    ...(sale ? { terms: { net: isNetPrice(sale.type), factor: sale.factor } } : {}),
    ...(list ? { listTerms: { net: isNetPrice(list.type), factor: list.factor } } : {}),
    ...(unreadable === null ? {} : { unreadable }),
  };
}
