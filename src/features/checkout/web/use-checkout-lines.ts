import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { CHECKOUT_PATH } from '#business/paths/rules/public.ts';
import type { Cart } from '#features/cart/contract/cart-schemas.ts';
import { chosenCartLines } from '#features/cart/rules/public.ts';
import { cartQuery, useCartEdits } from '#features/cart/web/public.ts';
import { type CheckoutLine, readCheckoutLines, writeCheckoutLines } from '#features/orders/rules/public.ts';
import { moveDraft } from './checkout-draft.ts';

type LineName = Pick<CheckoutLine, 'skuCode' | 'split'>;

/** What is chosen in the cart, line by line as it stands there. */
export const cartCheckoutLines = (cart: Cart): CheckoutLine[] =>
  chosenCartLines(cart).map(({ skuCode, split, quantity, customerCode, costCenter, expectedOn }) => ({
    skuCode,
    quantity,
    customerCode,
    costCenter,
    expectedOn,
    ...(split && { split }),
  }));

export interface CheckoutLines {
  lines: readonly CheckoutLine[];
  fromCart: boolean;
  /** Ordered at the prices of this quote. */
  quoteNo?: string;
  /** Names the checkout in the tab's storage. */
  source: string;
  setQuantity: (line: LineName, quantity: number) => void;
  /** Writes the company's code to a line of the cart; lines from elsewhere keep theirs in the checkout's draft. */
  setCode?: (line: LineName, customerCode: string) => void;
  /** Takes a line out of this checkout; in the cart it stays, not chosen. */
  leaveOut: (line: LineName) => void;
  /** Resolves when the server knows every change. */
  settle: () => Promise<boolean>;
}

function useCartLines(): CheckoutLines {
  const { data: cart } = useSuspenseQuery(cartQuery);
  const { edit, flush } = useCartEdits();
  return {
    lines: cartCheckoutLines(cart),
    fromCart: true,
    source: 'cart',
    setQuantity: ({ skuCode, split }, quantity) => edit([{ skuCode, split, quantity }]),
    setCode: ({ skuCode, split }, customerCode) => edit([{ skuCode, split, customerCode }]),
    leaveOut: ({ skuCode, split }) => edit([{ skuCode, split, selected: false }]),
    settle: flush,
  };
}

const nameOf = (lines: readonly CheckoutLine[]) => lines.map((line) => line.skuCode).join(',');

function useAddressLines(text: string): CheckoutLines {
  const navigate = useNavigate();
  const lines = readCheckoutLines(text);
  const source = nameOf(lines);
  const put = (next: readonly CheckoutLine[]) => {
    moveDraft(source, nameOf(next));
    const search = { lines: writeCheckoutLines(next) };
    void navigate({ to: CHECKOUT_PATH, search, replace: true, resetScroll: false });
  };
  return {
    lines,
    fromCart: false,
    source,
    setQuantity: ({ skuCode }, quantity) =>
      put(lines.map((line) => (line.skuCode === skuCode ? { skuCode, quantity } : line))),
    leaveOut: ({ skuCode }) => put(lines.filter((line) => line.skuCode !== skuCode)),
    settle: async () => true,
  };
}

/** What is being ordered: lines in the address when there are any, else what is chosen in the cart. */
export function useCheckoutLines(text: string | undefined): CheckoutLines {
  const fromCart = useCartLines();
  const fromAddress = useAddressLines(text ?? '');
  return text === undefined ? fromCart : fromAddress;
}
