import type { SelectionListsInput } from '../contract/selection-schemas.ts';
import { selectionApi } from './selection-api.ts';

/** Start of the keys of everything that tells of lists. */
export const LISTS_KEY = selectionApi.query.key();

export const selectionListsQuery = (input: SelectionListsInput) => selectionApi.query.list.queryOptions({ input });
export const selectionQuery = (listId: string) => selectionApi.query.detail.queryOptions({ input: { listId } });
export const listChoicesQuery = selectionApi.query.choices.queryOptions({ input: {} });
