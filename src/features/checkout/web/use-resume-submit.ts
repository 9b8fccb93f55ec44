import { useEffect, useRef } from 'react';
import type { CreateRequest } from '../contract/checkout-schemas.ts';
import type { CheckoutDraft } from './checkout-draft.ts';

/**
 * A submit that a reload cut off is sent again under the same key: if the order was made, its answer comes back and
 * the page goes on to it; if not, it is made now. Looks once, at the draft the page starts with.
 */
export function useResumeSubmit(
  draft: CheckoutDraft | null,
  submit: (input: CreateRequest, key: string) => Promise<void>,
): void {
  const looked = useRef(false);
  useEffect(() => {
    if (!draft || looked.current) return;
    looked.current = true;
    if (draft.sent) void submit(draft.sent, draft.key);
  }, [draft, submit]);
}
