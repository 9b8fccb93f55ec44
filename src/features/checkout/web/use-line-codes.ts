import { usePermission } from '#features/access/web/public.ts';
import { lineKey } from '#features/orders/rules/public.ts';
import type { CheckoutDraft } from './checkout-draft.ts';
import type { LineCodes } from './checkout-line-columns.tsx';
import type { CheckoutLines } from './use-checkout-lines.ts';

/**
 * Codes of the lines: written here, written to the line before, or the company's own for the item. An emptied one of a
 * line in no cart is the company's again; the shop reads it so, too.
 */
export function useLineCodes(
  { lines, setCode }: CheckoutLines,
  draft: CheckoutDraft | null,
  update: (change: Partial<CheckoutDraft>) => void,
): Omit<LineCodes, 'open'> {
  const canRemember = usePermission('CUSTOMER_ITEM_MANAGEMENT');
  const wanted = new Map(lines.map((line) => [lineKey(line), line.customerCode]));
  const keep = (key: string, code: string) => {
    const others = Object.entries(draft?.codes ?? {}).filter(([name]) => name !== key);
    update({ codes: Object.fromEntries(code === '' ? others : [...others, [key, code]]) });
  };
  return {
    codeOf: (line) => draft?.codes[lineKey(line)] ?? wanted.get(lineKey(line)) ?? line.customerCode,
    write: draft ? (setCode ?? ((line, code) => keep(lineKey(line), code))) : undefined,
    canRemember,
  };
}
