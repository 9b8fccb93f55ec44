import type { messageDeskContract } from '#business/messages/contract/message-desk-contract.ts';
import { featureApi } from '#platform/web/api-client.ts';
import messageDeskCalls from '../../contract/message-desk-calls.gen.json';
import { type DeliveriesSearch, deliveriesInput } from './deliveries-search.ts';

export const messageDeskApi = featureApi<typeof messageDeskContract>('messageDesk', messageDeskCalls);

export const deliveriesQuery = (search: DeliveriesSearch) =>
  messageDeskApi.query.deliveries.queryOptions({ input: deliveriesInput(search) });
