import { MAX_QUANTITY } from '#platform/shared/quantity-limit.ts';

export interface CheckoutLine {
  skuCode: string;
  quantity: number;
  /** Lines of one item that are wanted for different purposes; absent for the usual line. */
  split?: string;
  /** The code its line in the cart has; absent where the line is in no cart. */
  customerCode?: string;
  /** What was written to its line in the cart. */
  costCenter?: string;
  expectedOn?: string | null;
  /** The same in words, for the page. */
  written?: string;
}

/** The same for a line wherever it stands: in the cart, in the quote, in the answer. */
export const lineKey = ({ skuCode, split = '' }: Pick<CheckoutLine, 'skuCode' | 'split'>): string =>
  `${skuCode} ${split}`;

const LINE = /^([0-9A-Za-z][0-9A-Za-z\-_.+/]{0,39}):(\d{1,6})$/;
/** More lines than this belong in the cart; an address would become too long for some proxies. */
const MOST_LINES = 50;

/**
 * Lines that go to checkout past the cart, as the address carries them: `FAS1204418:20,BRG6204002:6`. What cannot be
 * read is left out, and the same item counts once.
 */
export function readCheckoutLines(text: string): CheckoutLine[] {
  const lines = new Map<string, CheckoutLine>();
  for (const part of text.split(',').slice(0, MOST_LINES)) {
    const [, skuCode = '', digits = ''] = LINE.exec(part.trim()) ?? [];
    const quantity = Number(digits);
    if (skuCode && quantity >= 1 && quantity <= MAX_QUANTITY) lines.set(skuCode, { skuCode, quantity });
  }
  return [...lines.values()];
}

export function writeCheckoutLines(lines: readonly CheckoutLine[]): string {
  return lines.map(({ skuCode, quantity }) => `${skuCode}:${quantity}`).join(',');
}
