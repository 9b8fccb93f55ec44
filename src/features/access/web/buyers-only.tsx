import type { ReactNode } from 'react';
import { useMayBuy } from './session-kind.ts';

/** What only those who buy are offered (specification 6, blocks): a group or sales account could do nothing with it. */
export function BuyersOnly({ children }: { children: ReactNode }) {
  return useMayBuy() ? children : null;
}
