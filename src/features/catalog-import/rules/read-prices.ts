import { currencyCode, currencyInPrice } from './currency-rates.ts';
import type { ImportRecord, PriceTerms } from './import-record.ts';
import type { Amount, DraftOptions, Findings, Offer } from './item-draft.ts';
import { type DecimalProblem, parseDecimal } from './parse-decimal.ts';
import { DEFAULT_TAX_BP, yuanPrices } from './price-offer.ts';
import { readWholeNumber } from './read-quantities.ts';

const PROBLEMS: Record<DecimalProblem, string> = {
  empty: '是空的',
  'not-a-number': '不是数字',
  negative: '是负数',
  'too-fine': '小数超过 4 位',
  'too-large': '过大',
  ambiguous: '看不出小数点',
};

function readDecimal(record: ImportRecord, field: 'price' | 'listPrice', options: DraftOptions, findings: Findings) {
  const text = record.fields[field] ?? '';
  const label = field === 'price' ? '价格' : '面价';
  if (text === '') {
    const needed = field === 'price' && (record.change ?? 'whole') === 'whole';
    if (needed || (field === 'price' && record.change === 'prices')) findings.refusals.push('缺少价格');
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

const ONE = 10_000n;

function amountOf(value: bigint, terms: PriceTerms | undefined, findings: Findings): Amount {
  const factor = terms?.factor ? parseDecimal(terms.factor, 'dot') : null;
  if (factor && !factor.ok)
    findings.refusals.push(`价格系数“${terms?.factor.slice(0, 20)}”${PROBLEMS[factor.problem]}`);
  return { value, factor: factor?.ok ? factor.tenThousandths : ONE, net: terms?.net ?? false };
}

/** Reads both prices exactly; null when the row has none that can be used. What is wrong stands in the findings. */
export function readOffer(
  record: ImportRecord,
  options: DraftOptions,
  taxRateBp: number | null,
  findings: Findings,
): { offer: Offer | null; currency: string } {
  const price = readDecimal(record, 'price', options, findings);
  const list = readDecimal(record, 'listPrice', options, findings);
  const quantity = readWholeNumber(record, 'priceQuantity', options.decimals, findings, 1);
  const currency = readCurrency(record, options, findings);
  if (price === null) return { offer: null, currency };
  const rate = options.rates.get(currency);
  if (!rate) findings.refusals.push(`没有 ${currency} 的汇率，请用 --currency-rate ${currency}=…`);
  if (!rate) return { offer: null, currency };
  const sale = amountOf(price, record.terms, findings);
  const listAmount = list === null ? null : amountOf(list, record.listTerms, findings);
  const offer = { sale, list: listAmount, currency, rate, quantity, taxRateBp: taxRateBp ?? DEFAULT_TAX_BP };
  if (price > 0n && yuanPrices(offer, quantity ?? 1).salesPrice === 0n)
    findings.refusals.push('换算后的单价不足 0.0001 元');
  if (price === 0n) findings.warnings.push('价格为 0，可查看，不可购买');
  return { offer, currency };
}
