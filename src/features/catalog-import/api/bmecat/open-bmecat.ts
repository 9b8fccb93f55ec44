import { ImportFileProblem } from '#platform/api/tables/import-file-problem.ts';
import { sniffFile } from '#platform/api/tables/text-file.ts';
import { displayDay } from '#platform/shared/display-time.ts';
import { ENCODING_LABELS, type Encoding } from '#platform/shared/sniff-encoding.ts';
import { CATALOG_GROUPS, createGroupTree, type GroupTree } from '../../rules/bmecat/group-tree.ts';
import { readArticle, type Transaction } from '../../rules/bmecat/read-article.ts';
import { childOf, textOf, type XmlElement } from '../../rules/bmecat/xml-element.ts';
import { currencyCode } from '../../rules/currency-rates.ts';
import type { ImportRecord } from '../../rules/import-record.ts';
import { xmlEncoding } from '../../rules/xml-encoding.ts';
import { firstBytes } from '../detect-format.ts';
import type { RecordSource } from '../record-source.ts';
import { readXml, type XmlPiece } from './read-xml.ts';

export interface BmecatOptions {
  /** User-defined price type to sell by. */
  priceType?: string | null;
  /** ISO day, for the validity of prices; the clock's where absent. */
  today?: string;
}

const WANTED = new Set([
  'HEADER',
  'CATALOG_STRUCTURE',
  'CLASSIFICATION_GROUP',
  'ARTICLE',
  'ARTICLE_TO_CATALOGGROUP_MAP',
]);
const isWanted = (name: string) => WANTED.has(name);

/** Parts of an article: outside one, the file is broken in a way that would lose data silently. */
const INSIDE_ARTICLE = /^ARTICLE_(?:DETAILS|FEATURES|ORDER_DETAILS|PRICE_DETAILS|PRICE|REFERENCE)$/;

const TRANSACTIONS: Readonly<Record<Transaction, string>> = {
  T_NEW_CATALOG: '新目录',
  T_UPDATE_PRODUCTS: '商品更新',
  T_UPDATE_PRICES: '价格更新',
};

const isTransaction = (name: string): name is Transaction => Object.hasOwn(TRANSACTIONS, name);

async function encodingOf(path: string): Promise<{ encoding: Encoding; note: string | null }> {
  const found = xmlEncoding(await firstBytes(path), await sniffFile(path));
  if ('unknown' in found) throw new ImportFileProblem(`XML 声明的编码“${found.unknown}”不能识别。`);
  return found;
}

/** What the file says about itself, before its articles are read. */
interface Outline {
  version: string;
  transaction: Transaction | null;
  header: XmlElement | null;
  groups: GroupTree;
  articles: number;
}

const problemAt = (element: XmlElement, what: string) =>
  new ImportFileProblem(`XML 第 ${element.line} 行：${what}，整个文件没有导入。`);

function noteOpening(outline: Outline, { element, parents }: XmlPiece): void {
  const { name } = element;
  if (parents.length === 0 && name !== 'BMECAT') {
    throw new ImportFileProblem(`XML 的根元素是 ${name.slice(0, 40)}，只能导入 BMEcat 1.2 和 2005。`);
  }
  if (parents.length === 0) outline.version = element.attributes.version ?? '';
  if (parents.length === 1 && outline.transaction) throw problemAt(element, '一个文件只能有一个事务');
  if (parents.length === 1 && !isTransaction(name)) throw problemAt(element, `不支持的事务 ${name.slice(0, 40)}`);
  if (parents.length === 1 && isTransaction(name)) outline.transaction = name;
  if (INSIDE_ARTICLE.test(name)) throw problemAt(element, `${name} 不在商品（ARTICLE/PRODUCT）里`);
}

/** Articles stand directly in the transaction, the header beside it. */
function isInPlace({ element, parents }: XmlPiece): boolean {
  if (parents[0] !== 'BMECAT') return false;
  return element.name === 'ARTICLE' ? parents.length === 2 : element.name !== 'HEADER' || parents.length === 1;
}

function noteElement(outline: Outline, { element }: XmlPiece, system: string): void {
  if (element.name === 'HEADER') outline.header = element;
  else if (element.name === 'ARTICLE') outline.articles += 1;
  else if (element.name === 'CATALOG_STRUCTURE') outline.groups.add(element, CATALOG_GROUPS);
  else if (element.name === 'CLASSIFICATION_GROUP') outline.groups.add(element, system);
  else outline.groups.place(element);
}

async function readOutline(path: string, encoding: Encoding): Promise<Outline & { transaction: Transaction }> {
  const outline: Outline = { version: '', transaction: null, header: null, groups: createGroupTree(), articles: 0 };
  const wanted = (name: string) => isWanted(name) || name === 'CLASSIFICATION_SYSTEM_NAME';
  let system = '';
  for await (const piece of readXml(path, encoding, wanted)) {
    if (piece.kind === 'open') noteOpening(outline, piece);
    else if (piece.element.name === 'CLASSIFICATION_SYSTEM_NAME') system = piece.element.text.trim();
    else if (!isInPlace(piece)) throw problemAt(piece.element, `${piece.element.name} 的位置不对`);
    else noteElement(outline, piece, system);
  }
  const { transaction } = outline;
  if (!transaction)
    throw new ImportFileProblem('BMEcat 文件里没有 T_NEW_CATALOG、T_UPDATE_PRODUCTS 或 T_UPDATE_PRICES。');
  return { ...outline, transaction };
}

async function* readArticles(
  path: string,
  encoding: Encoding,
  context: Parameters<typeof readArticle>[2],
): AsyncIterable<ImportRecord> {
  let ordinal = 0;
  for await (const piece of readXml(path, encoding, isWanted)) {
    if (piece.kind !== 'element' || piece.element.name !== 'ARTICLE') continue;
    ordinal += 1;
    yield readArticle(piece.element, ordinal, context);
  }
}

/** Opens a BMEcat catalogue. One pass finds its kind, its groups and every fault of structure; articles are streamed. */
export async function openBmecat(
  path: string,
  options: BmecatOptions,
  close: () => Promise<void>,
): Promise<RecordSource> {
  const { encoding, note } = await encodingOf(path);
  const outline = await readOutline(path, encoding);
  const { transaction, groups } = outline;
  const catalog = childOf(outline.header, 'CATALOG');
  const currency = currencyCode(textOf(catalog, 'CURRENCY'));
  const supplier = textOf(childOf(outline.header, 'SUPPLIER'), 'SUPPLIER_NAME');
  const about = [
    `格式：BMEcat ${outline.version || '（未写版本）'}，${TRANSACTIONS[transaction]}，编码 ${ENCODING_LABELS[encoding]}`,
    `商品 ${outline.articles} 个，供应商分类 ${groups.count()} 个${supplier === '' ? '' : `，供应商 ${supplier}`}`,
  ];
  const { priceType = null, today = displayDay(new Date().toISOString()) } = options;
  const context = { transaction, groups, currency: currency ?? '', priceType, today };
  return {
    notes: note ? [...about, note] : about,
    header: null,
    decimalFallback: 'dot',
    fixedDecimals: 'dot',
    supplierName: supplier,
    currency,
    records: () => readArticles(path, encoding, context),
    close,
  };
}
