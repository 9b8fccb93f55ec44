import { useEffect, useReducer } from 'react';

/** Controls of a look of their own may have no name. */
const WRONG = '[aria-invalid="true"]';

/** The first control in reading order that says that it is wrong. */
export const findWrong = (root: ParentNode | null): HTMLElement | null =>
  root?.querySelector<HTMLElement>(WRONG) ?? null;

/** What somebody is at: the dialog opened last, or the page. */
const formOf = (page: Document): ParentNode =>
  [...page.querySelectorAll('[role="dialog"], [role="alertdialog"]')].at(-1) ?? page;

/**
 * Puts the focus on the first control that a refused submit has marked wrong, once it is marked (specification 5). For
 * what is no form of the kit: call what this answers whenever a submit is refused.
 */
export function useFocusWrong(): () => void {
  const [refusals, refused] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (refusals > 0) findWrong(formOf(document))?.focus();
  }, [refusals]);
  return refused;
}
