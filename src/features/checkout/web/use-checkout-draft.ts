import { useCallback, useEffect, useState } from 'react';
import { type CheckoutDraft, newDraft, readDraft, writeDraft } from './checkout-draft.ts';

/** The draft of this checkout; null until the browser's storage has been read (never while the server renders). */
export function useCheckoutDraft(source: string) {
  const [draft, setDraft] = useState<CheckoutDraft | null>(null);

  useEffect(() => {
    const found = readDraft(source);
    writeDraft(source, found);
    setDraft(found);
  }, [source]);

  const update = useCallback(
    (change: Partial<CheckoutDraft>) =>
      setDraft((now) => {
        const next = { ...(now ?? newDraft()), ...change };
        writeDraft(source, next);
        return next;
      }),
    [source],
  );
  const forget = useCallback(() => writeDraft(source, null), [source]);
  return { draft, update, forget };
}
