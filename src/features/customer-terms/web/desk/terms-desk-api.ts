import { featureApi } from '#platform/web/api-client.ts';
import calls from '../../contract/customer-terms-desk-calls.gen.json';
import type { termsDeskContract } from '../../contract/terms-desk-contract.ts';
import { applicationsInput, type CustomerSearch, changesInput, customersInput } from './customer-search.ts';

export const termsDeskApi = featureApi<typeof termsDeskContract>('customerTermsDesk', calls);

const { query } = termsDeskApi;
/** Others work on the same customers. */
const LOOK_AGAIN_MS = 30_000;

export const customersQuery = (search: CustomerSearch) => query.list.queryOptions({ input: customersInput(search) });
/** Figures beside the tabs, whichever is open. */
export const figuresQuery = query.list.queryOptions({ input: customersInput({}) });
export const applicationsQuery = (search: CustomerSearch) => ({
  ...query.applications.queryOptions({ input: applicationsInput(search) }),
  refetchInterval: LOOK_AGAIN_MS,
});
export const changesQuery = (search: CustomerSearch) => ({
  ...query.changes.queryOptions({ input: changesInput(search) }),
  refetchInterval: LOOK_AGAIN_MS,
});
export const customerQuery = (customerCode: string) => query.detail.queryOptions({ input: { customerCode } });
export const policyQuery = query.policy.queryOptions({ input: {} });
