const PAGE = '/user/transaction/selection.html';

export const selectionHref = (listId?: string) => (listId ? `${PAGE}?list=${listId}` : PAGE);
