import { featureApi } from '#platform/web/api-client.ts';
import { brandPage, categoryPage, feedback, product } from '../contract/search-calls.gen.json';
import type { searchContract } from '../contract/search-contract.ts';

/** Calls of the pages that show what was found: no other page carries their addresses. */
const resultCalls = { brandPage, categoryPage, feedback, product };

export const resultApi = featureApi<Pick<typeof searchContract, keyof typeof resultCalls>>('search', resultCalls);
