import { foldWidth } from '#platform/shared/fold-width.ts';

/** How a column writes decimals: `1,234.5` is dot, `1.234,5` is comma; mixed columns prove both. */
export type DecimalStyle = 'dot' | 'comma' | 'mixed' | 'unknown';

export type DecimalProblem = 'empty' | 'not-a-number' | 'negative' | 'too-fine' | 'too-large' | 'ambiguous';

export type DecimalReading = { ok: true; tenThousandths: bigint } | { ok: false; problem: DecimalProblem };

/** 99,999,999.9999: above every price of the trade, below every limit of the wire format. */
const LARGEST = 999_999_999_999n;

const DOT_NUMBER = /^(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d+))?$/;
const COMMA_NUMBER = /^(?:\d+|\d{1,3}(?:\.\d{3})+)(?:,(\d+))?$/;

/** Takes off currency signs and the spaces and apostrophes that group digits. */
function bareNumber(text: string): string {
  return foldWidth(text)
    .replace(/[€$£¥元]|CNY|RMB|EUR|USD/giu, '')
    .replace(/(?<=\d)['’\s](?=\d{3})/gu, '')
    .trim();
}

/** The decimal sign that one cell proves; a single sign before exactly three digits proves nothing. */
export function decimalEvidence(text: string): 'dot' | 'comma' | null {
  const bare = bareNumber(text).replace(/^-/, '');
  if (!/^[\d.,]+$/.test(bare)) return null;
  const dots = bare.split('.').length - 1;
  const commas = bare.split(',').length - 1;
  if (dots > 0 && commas > 0) return bare.lastIndexOf('.') > bare.lastIndexOf(',') ? 'dot' : 'comma';
  if (dots + commas === 0) return null;
  const used = dots > 0 ? 'dot' : 'comma';
  const other = dots > 0 ? 'comma' : 'dot';
  if (dots + commas > 1) return other;
  const [head = '', tail = ''] = bare.split(/[.,]/);
  return tail.length === 3 && /^[1-9]\d{0,2}$/.test(head) ? null : used;
}

/** Verdict over a column from how many of its cells prove each sign. */
export function decimalStyle(evidence: { dot: number; comma: number }): DecimalStyle {
  if (evidence.dot > 0 && evidence.comma > 0) return 'mixed';
  if (evidence.dot > 0) return 'dot';
  return evidence.comma > 0 ? 'comma' : 'unknown';
}

/**
 * Styles of all number columns. A column that proves nothing writes as the `guide` column does, else as its format
 * suggests: files separated by semicolons come from places with a decimal comma.
 */
export function resolveStyles<Column extends string>(
  evidence: Readonly<Record<Column, { dot: number; comma: number }>>,
  guide: NoInfer<Column>,
  fallback: 'dot' | 'comma',
): Record<Column, DecimalStyle> {
  const guideStyle = decimalStyle(evidence[guide]);
  const unproven = guideStyle === 'dot' || guideStyle === 'comma' ? guideStyle : fallback;
  const columns = Object.keys(evidence) as Column[];
  const styles = columns.map((column) => {
    const style = decimalStyle(evidence[column]);
    return [column, style === 'unknown' ? unproven : style] as const;
  });
  return Object.fromEntries(styles) as Record<Column, DecimalStyle>;
}

/** Style in which one cell is read. A mixed column trusts only cells that prove their own sign. */
function styleOfCell(bare: string, column: DecimalStyle): 'dot' | 'comma' | null {
  if (column === 'dot' || column === 'comma') return column;
  const own = decimalEvidence(bare);
  if (own) return own;
  return column === 'mixed' && /[.,]/.test(bare) ? null : 'dot';
}

/**
 * Reads a non-negative decimal exactly, as 1/10,000. More than four decimals are refused, not rounded; zeros at the
 * end do not count as decimals.
 */
export function parseDecimal(text: string, column: DecimalStyle): DecimalReading {
  const bare = bareNumber(text);
  if (bare === '') return { ok: false, problem: 'empty' };
  if (bare.startsWith('-')) {
    return { ok: false, problem: /^-[\d.,]+$/.test(bare) ? 'negative' : 'not-a-number' };
  }
  const style = styleOfCell(bare, column);
  if (!style) return { ok: false, problem: 'ambiguous' };
  const match = (style === 'dot' ? DOT_NUMBER : COMMA_NUMBER).exec(bare);
  if (!match) return { ok: false, problem: 'not-a-number' };
  const fraction = (match[1] ?? '').replace(/0+$/, '');
  if (fraction.length > 4) return { ok: false, problem: 'too-fine' };
  const whole = bare.slice(0, match[1] === undefined ? bare.length : -match[1].length - 1).replace(/[.,]/g, '');
  const tenThousandths = BigInt(whole) * 10_000n + BigInt(fraction.padEnd(4, '0'));
  return tenThousandths > LARGEST ? { ok: false, problem: 'too-large' } : { ok: true, tenThousandths };
}
