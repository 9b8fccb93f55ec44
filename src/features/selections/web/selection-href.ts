import { SELECTION_PATH } from '#business/paths/rules/public.ts';

export const selectionHref = (listId?: string) => (listId ? `${SELECTION_PATH}?list=${listId}` : SELECTION_PATH);
