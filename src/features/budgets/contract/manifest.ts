import { budgetContract } from './budget-contract.ts';

/** The feature's calls, as the app collects them. */
export const budgetsCalls = {
  budgets: budgetContract,
};
