import { useQuery } from '@tanstack/react-query';
import { type Overrun, seenOf, shownOverruns } from '#features/budgets/rules/public.ts';
import type { ControlPreview } from '../contract/control-schemas.ts';
import type { CheckoutDraft } from './checkout-draft.ts';
import { type ControlWish, controlQuery } from './checkout-queries.ts';

/** Budgets the lines would go over, as the preview says; none of them where one of them lets nobody go over. */
function foreseen(preview: ControlPreview | undefined): Overrun[] {
  if (!preview || preview.outcome === 'denied') return [];
  return preview.budgets.flatMap(({ code, name, frequency, limit, after, over }) =>
    over && limit !== null && after !== null ? [{ code, name, frequency, limit, left: after }] : [],
  );
}

/** What the checkout asks about going over budgets, and what the buyer has answered. */
export function useOverBudget(wish: ControlWish, draft: CheckoutDraft | null, refused: readonly Overrun[]) {
  const { data: preview, refetch } = useQuery(controlQuery(wish));
  const overruns = shownOverruns(foreseen(preview), refused);
  // A refusal that names overruns says itself that a reason is wanted.
  const needsReason = overruns.length > 0 && (refused.length > 0 || preview?.needsReason === true);
  const reason = draft?.overReason.trim() ?? '';
  return {
    preview,
    overruns,
    needsReason,
    refetch,
    missing: needsReason && reason === '',
    /** What goes with the order; nothing where no budget is gone over. */
    agreed: overruns.length > 0 && reason !== '' ? { reason, seen: seenOf(overruns) } : undefined,
  };
}

export type OverBudget = ReturnType<typeof useOverBudget>;
