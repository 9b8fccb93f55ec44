import type { messageContract } from '#business/messages/contract/message-contract.ts';
import { featureApi } from '#platform/web/api-client.ts';
import messageCalls from '../contract/messages-calls.gen.json';

export const messageApi = featureApi<typeof messageContract>('messages', messageCalls);
