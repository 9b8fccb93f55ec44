import { foldWidth } from '#platform/shared/fold-width.ts';

/** What a person typed as a quantity, full-width digits and separators included; null when it is no whole number. */
export function parseQuantity(text: string): number | null {
  const plain = foldWidth(text).replace(/[\s,]/g, '');
  return /^\d{1,9}$/.test(plain) ? Number(plain) : null;
}

/** The rule in words, 起订 10，按 5 递增; nothing where any quantity may be bought. */
export function describeStep(minimum: number, step: number): string {
  if (minimum <= 1 && step <= 1) return '';
  return step <= 1 ? `起订 ${minimum}` : `起订 ${minimum}，按 ${step} 递增`;
}
