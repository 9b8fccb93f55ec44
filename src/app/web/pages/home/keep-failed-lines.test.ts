import { expect, it } from 'vitest';
import { parseQuickOrder } from '#features/cart/rules/public.ts';
import { keepFailedLines } from './keep-failed-lines.ts';

const TEXT = 'FAS1 10\n\nPPE2 3\n？？？ 一\nfas1 5\nELE3 1';

function keep(failedCodes: string[]): string {
  const { rows, errors } = parseQuickOrder(TEXT);
  return keepFailedLines(
    TEXT,
    rows,
    failedCodes.map((skuCode) => ({ skuCode })),
    errors,
  );
}

it('keeps nothing but what could not be read when everything was added', () => {
  expect(keep([])).toBe('？？？ 一');
});

it('keeps a failed item once, with the sum of its lines', () => {
  expect(keep(['FAS1'])).toBe('FAS1 15\n？？？ 一');
});

it('keeps several in their order', () => {
  expect(keep(['ELE3', 'PPE2'])).toBe('PPE2 3\n？？？ 一\nELE3 1');
});
