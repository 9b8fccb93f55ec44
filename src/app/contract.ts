import { messageCompanyContract } from '#business/messages/contract/message-company-contract.ts';
import { messageContract } from '#business/messages/contract/message-contract.ts';
import { messageDeskContract } from '#business/messages/contract/message-desk-contract.ts';
import { exportCalls, withExports } from '#business/transfers/api/public.ts';
import { scheduleContract } from '#business/transfers/contract/schedule-contract.ts';
import { transferContract } from '#business/transfers/contract/transfer-contract.ts';
import { EXPORTS } from './api/open-exports.ts';
import { FEATURE_CALLS } from './feature-calls.gen.ts';

/** Every call of the shop, by feature; exports declare theirs themselves. For the server, tests and generated files. */
export const contract = withExports(
  {
    ...FEATURE_CALLS,
    messages: messageContract,
    messageCompany: messageCompanyContract,
    messageDesk: messageDeskContract,
    exportSchedules: scheduleContract,
    transfers: transferContract,
  },
  exportCalls(EXPORTS),
);
