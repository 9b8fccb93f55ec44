import { formatUnitPrice } from '#platform/shared/money.ts';
import { currencyCode, currencyInPrice, toYuanPrice } from './currency-rates.ts';
import type { ImportRecord, ItemAttribute } from './import-record.ts';
import type { DraftOptions, Findings } from './item-draft.ts';
import { type DecimalProblem, parseDecimal } from './parse-decimal.ts';
import { readWholeNumber } from './read-quantities.ts';

const PROBLEMS: Record<DecimalProblem, string> = {
  empty: '是空的',
  'not-a-number': '不是数字',
  negative: '是负数',
  'too-fine': '小数超过 4 位',
  'too-large': '过大',
  ambiguous: '看不出小数点',
};

/** What the original price is called on the item, so that a converted price can be traced back. */
const ORIGINAL_PRICE = '原币价格';

function readDecimal(record: ImportRecord, field: 'price' | 'listPrice', options: DraftOptions, findings: Findings) {
  const text = record.fields[field] ?? '';
  const label = field === 'price' ? '价格' : '面价';
  if (text === '') {
    if (field === 'price') findings.refusals.push('缺少价格');
    return null;
  }
  const reading = parseDecimal(text, options.decimals[field]);
  if (reading.ok) return reading.tenThousandths;
  findings.refusals.push(`${label}“${text.slice(0, 20)}”${PROBLEMS[reading.problem]}`);
  return null;
}

/** The row's own currency, then the sign in its price, then the currency of the column or file. */
function readCurrency(record: ImportRecord, options: DraftOptions, findings: Findings): string {
  const named = record.fields.currency;
  if (named === undefined) return currencyInPrice(record.fields.price ?? '') ?? options.currency;
  const code = currencyCode(named);
  if (!code) findings.refusals.push(`不认识的币种“${named.slice(0, 20)}”`);
  return code ?? options.currency;
}

export interface Prices {
  currency: string;
  salesPrice: bigint;
  listPrice: bigint;
  attributes: ItemAttribute[];
}

/**
 * Reads both prices exactly and turns them into yuan per order unit. Without a list price, or with one below the
 * sales price, the sales price stands for both.
 */
export function readPrices(record: ImportRecord, options: DraftOptions, findings: Findings): Prices {
  const price = readDecimal(record, 'price', options, findings);
  const list = readDecimal(record, 'listPrice', options, findings);
  const quantity = readWholeNumber(record, 'priceQuantity', options.decimals, findings, 1) ?? 1;
  const currency = readCurrency(record, options, findings);
  const rate = options.rates.get(currency);
  if (!rate) findings.refusals.push(`没有 ${currency} 的汇率，请用 --currency-rate ${currency}=…`);
  if (price === null || !rate) return { currency, salesPrice: 0n, listPrice: 0n, attributes: [] };
  const salesPrice = toYuanPrice(price, rate, quantity);
  if (price > 0n && salesPrice === 0n) findings.refusals.push('换算后的单价不足 0.0001 元');
  if (price === 0n) findings.warnings.push('价格为 0，可查看，不可购买');
  const listPrice = list === null ? 0n : toYuanPrice(list, rate, quantity);
  const per = quantity > 1 ? ` / ${quantity}` : '';
  const original = { name: ORIGINAL_PRICE, value: `${formatUnitPrice(price)}${per}`, unit: currency };
  return {
    currency,
    salesPrice,
    listPrice: listPrice > salesPrice ? listPrice : salesPrice,
    attributes: currency === 'CNY' ? [] : [original],
  };
}
