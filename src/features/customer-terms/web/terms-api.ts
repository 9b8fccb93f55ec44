import { featureApi } from '#platform/web/api-client.ts';
import type { customerCreditContract } from '../contract/credit-contract.ts';
import calls from '../contract/customer-credit-calls.gen.json';

export const creditApi = featureApi<typeof customerCreditContract>('customerCredit', calls);
export const creditQuery = creditApi.query.read.queryOptions({ input: {} });
