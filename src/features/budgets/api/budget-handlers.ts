import { signedIn } from '#platform/api/caller.ts';
import { implementFeature } from '#platform/api/implement-feature.ts';
import { budgetContract } from '../contract/budget-contract.ts';
import { moveCenter, removeCenter, setCenterStatus } from './centers/change-place.ts';
import { readDetail, readEditChoices, readTree } from './centers/read-tree.ts';
import { changeCenter, createCenter } from './centers/save-center.ts';
import { readBudgetSettings } from './read-budget-settings.ts';
import { readChoices } from './read-choices.ts';
import { readStatementPage } from './statement/read-statement-page.ts';

const budgets = implementFeature(budgetContract);

export const budgetHandlers = {
  choices: budgets.choices.handler(({ context: { db, caller } }) => readChoices(db, signedIn(caller))),
  tree: budgets.tree.handler(async ({ context: { db, caller } }) => {
    const { firmId } = signedIn(caller);
    const { withFreight, withTax, required } = await readBudgetSettings(db, firmId);
    return { centers: await readTree(db, firmId), withFreight, withTax, required };
  }),
  center: budgets.center.handler(({ input, context: { db, caller } }) =>
    readDetail(db, signedIn(caller).firmId, BigInt(input.id)),
  ),
  editChoices: budgets.editChoices.handler(({ context: { db, caller } }) =>
    readEditChoices(db, signedIn(caller).firmId),
  ),
  create: budgets.create.handler(({ input, context: { db, caller } }) => createCenter(db, signedIn(caller), input)),
  update: budgets.update.handler(({ input, context: { db, caller } }) => changeCenter(db, signedIn(caller), input)),
  move: budgets.move.handler(({ input, context: { db, caller } }) => moveCenter(db, signedIn(caller), input)),
  setStatus: budgets.setStatus.handler(({ input, context: { db, caller } }) =>
    setCenterStatus(db, signedIn(caller), input),
  ),
  remove: budgets.remove.handler(async ({ input, context: { db, caller } }) => {
    await removeCenter(db, signedIn(caller), input);
    return {};
  }),
  statement: budgets.statement.handler(({ input, context: { db, caller } }) =>
    readStatementPage(db, signedIn(caller).firmId, input),
  ),
};
