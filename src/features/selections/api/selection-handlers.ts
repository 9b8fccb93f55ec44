import { signedIn } from '#platform/api/caller.ts';
import { implementFeature } from '#platform/api/implement-feature.ts';
import { selectionContract } from '../contract/selection-contract.ts';
import {
  addToSelection,
  arrangeSelection,
  copySelection,
  createSelection,
  editSelection,
  editSelectionLine,
  removeFromSelection,
} from './change-selection.ts';
import { deleteSelection, restoreSelection } from './delete-selection.ts';
import { presentHead } from './present-selection.ts';
import { readSelection, readSelectionPage } from './read-selections.ts';
import { readOwnLists } from './selection-repo.ts';

const lists = implementFeature(selectionContract);

export const selectionHandlers = {
  list: lists.list.handler(({ input, context: { db, caller } }) => readSelectionPage(db, signedIn(caller), input)),
  choices: lists.choices.handler(async ({ context: { db, caller } }) => {
    const owner = signedIn(caller);
    return (await readOwnLists(db, owner)).map((row) => presentHead(row, owner.userId));
  }),
  detail: lists.detail.handler(({ input, context: { db, caller } }) =>
    readSelection(db, signedIn(caller), input.listId),
  ),
  create: lists.create.handler(({ input, context: { db, caller } }) => createSelection(db, signedIn(caller), input)),
  edit: lists.edit.handler(({ input, context: { db, caller } }) => editSelection(db, signedIn(caller), input)),
  copy: lists.copy.handler(({ input, context: { db, caller } }) => copySelection(db, signedIn(caller), input.listId)),
  delete: lists.delete.handler(({ input, context: { db, caller } }) =>
    deleteSelection(db, signedIn(caller), input.listId),
  ),
  restore: lists.restore.handler(({ input, context: { db, caller } }) =>
    restoreSelection(db, signedIn(caller), input.listId),
  ),
  addLines: lists.addLines.handler(({ input, context: { db, caller } }) => addToSelection(db, signedIn(caller), input)),
  editLine: lists.editLine.handler(({ input, context: { db, caller } }) =>
    editSelectionLine(db, signedIn(caller), input),
  ),
  removeLines: lists.removeLines.handler(({ input, context: { db, caller } }) =>
    removeFromSelection(db, signedIn(caller), input),
  ),
  arrange: lists.arrange.handler(({ input, context: { db, caller } }) => arrangeSelection(db, signedIn(caller), input)),
};
