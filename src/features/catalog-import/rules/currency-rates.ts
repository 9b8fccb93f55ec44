/** Yuan per unit of currency, in 1/1,000,000. */
export type CurrencyRates = ReadonlyMap<string, bigint>;

const MICRO = 1_000_000n;

/** Planning rates for imports that name none. The rate used is printed and stands in every report. */
const DEFAULT_RATES: readonly (readonly [string, string])[] = [
  ['CNY', '1'],
  ['EUR', '7.80'],
  ['USD', '7.20'],
];

const CURRENCY_WORDS: Record<string, string> = {
  '¥': 'CNY',
  元: 'CNY',
  人民币: 'CNY',
  RMB: 'CNY',
  '€': 'EUR',
  EURO: 'EUR',
  欧元: 'EUR',
  $: 'USD',
  美元: 'USD',
};

/** Three letters alone prove nothing: `Price (net)` names no currency. */
const ISO_CODES = new Set(Intl.supportedValuesOf('currency'));

/** ISO code of a currency as files write it, or null. */
export function currencyCode(text: string): string | null {
  const bare = text.normalize('NFKC').trim().toUpperCase();
  const known = CURRENCY_WORDS[bare];
  if (known) return known;
  return ISO_CODES.has(bare) ? bare : null;
}

/** The currency sign a price cell carries itself ("€ 3,10"). */
export function currencyInPrice(text: string): string | null {
  const sign = /[€$¥元]|CNY|RMB|EUR|USD/iu.exec(text.normalize('NFKC'));
  return sign ? currencyCode(sign[0]) : null;
}

function parseRate(text: string): bigint | null {
  const match = /^(\d{1,6})(?:\.(\d{1,6}))?$/.exec(text);
  if (!match) return null;
  return BigInt(match[1] ?? '0') * MICRO + BigInt((match[2] ?? '').padEnd(6, '0')) || null;
}

/** Default rates with the given `EUR=7.80` entries on top; throws RangeError naming the first entry that is wrong. */
export function currencyRates(entries: readonly string[]): CurrencyRates {
  const rates = new Map<string, bigint>();
  for (const [code, text] of DEFAULT_RATES) rates.set(code, parseRate(text) ?? MICRO);
  for (const entry of entries) {
    const [left = '', right = ''] = entry.split('=');
    const code = currencyCode(left);
    const rate = parseRate(right.trim());
    if (!code || !rate || (code === 'CNY' && rate !== MICRO)) throw new RangeError(entry);
    rates.set(code, rate);
  }
  return rates;
}

/** "7.80" from 7800000n: two decimals at least. */
export function formatRate(rate: bigint): string {
  const fraction = (rate % MICRO)
    .toString()
    .padStart(6, '0')
    .replace(/0{1,4}$/, '');
  return `${rate / MICRO}.${fraction}`;
}
