import { featureApi } from '#platform/web/api-client.ts';
import type { budgetContract } from '../contract/budget-contract.ts';
import budgetCalls from '../contract/budgets-calls.gen.json';

export const budgetApi = featureApi<typeof budgetContract>('budgets', budgetCalls);
