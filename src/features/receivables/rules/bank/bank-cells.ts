const WIDE = /[\s\u3000,，'￥¥]/g;
const PLAIN = /^([+-]?)(\d{1,12})(?:\.(\d{1,2})0*)?$/;
const NOTHING = new Set(['', '-', '--', '—', '/']);

const halfWidth = (text: string) => text.normalize('NFKC').replaceAll('−', '-');

/** Fen of an amount as banks print it: separators of thousands, yuan signs, brackets for below zero. Null: none; undefined: unreadable. */
export function readBankAmount(text: string): bigint | null | undefined {
  let plain = halfWidth(text)
    .replace(WIDE, '')
    .replace(/元$|^(?:RMB|CNY)/i, '');
  if (NOTHING.has(plain)) return null;
  const bracketed = /^\((.*)\)$/.exec(plain);
  if (bracketed) plain = `-${bracketed[1]}`;
  const match = PLAIN.exec(plain);
  if (!match) return undefined;
  const fen = BigInt(match[2] ?? '0') * 100n + BigInt((match[3] ?? '').padEnd(2, '0'));
  return match[1] === '-' ? -fen : fen;
}

const DAY = /^(\d{4})[-/.年]?(\d{1,2})[-/.月]?(\d{1,2})日?(?:[\sT].*|\d{6})?$/;

const isDay = (year: number, month: number, day: number) => {
  const made = new Date(Date.UTC(year, month - 1, day));
  return year >= 2000 && year < 2100 && made.getUTCMonth() === month - 1 && made.getUTCDate() === day;
};

/** `YYYY-MM-DD` of a day as banks print it (20261123, 2026/11/23 10:01:02, 2026年11月23日); null where it is none. */
export function readBankDay(text: string): string | null {
  const match = DAY.exec(halfWidth(text).trim());
  if (!match) return null;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  return isDay(year, month, day)
    ? `${match[1]}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
    : null;
}

const IN = /^(?:贷|贷方|收|收入|来账|往账收|C|CR|CREDIT|CRDT|进)$/i;
const OUT = /^(?:借|借方|支|支出|付|往账|D|DR|DEBIT|DBIT|出)$/i;

/** 1: came in, -1: went out; as the bank sees it, 贷 is what comes in. Null: neither. */
export function readDirection(text: string): 1 | -1 | null {
  const word = halfWidth(text).trim();
  if (IN.test(word)) return 1;
  return OUT.test(word) ? -1 : null;
}

/** Words and numbers by which banks say 人民币. */
const YUAN = /^(?:人民币元?|CN[YH]|RMB|156|0?01|10|￥|¥)$/i;

/** Why an amount in this currency is not read; null: it is yuan, or the bank says nothing of it. */
export function foreignCurrency(text: string): string | null {
  const word = halfWidth(text).trim();
  return word === '' || YUAN.test(word) ? null : `币种“${word}”不是人民币`;
}
