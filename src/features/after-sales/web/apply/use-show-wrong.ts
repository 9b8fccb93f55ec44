import { useEffect, useReducer } from 'react';

/**
 * Brings the first line that is not right into view and puts the focus on what is wrong in it: evidence that is missing has
 * no field of its own, so the line itself takes the focus. Call what this answers whenever a submit is refused.
 */
export function useShowWrong(): () => void {
  const [refusals, refused] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (refusals === 0) return;
    const wrong = document.querySelector<HTMLElement>('main :is([data-wrong], [aria-invalid="true"])');
    const marked = wrong?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? wrong;
    // A group of choices is marked as a whole: its first one takes the focus.
    const field = marked?.querySelector<HTMLElement>('input:enabled') ?? marked;
    wrong?.scrollIntoView({ block: 'center' });
    field?.focus({ preventScroll: true });
  }, [refusals]);
  return refused;
}
