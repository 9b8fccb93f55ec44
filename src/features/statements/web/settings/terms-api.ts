import { featureApi } from '#platform/web/api-client.ts';
import type { billMailContract } from '../../contract/bill-mail-contract.ts';
import calls from '../../contract/bill-mails-calls.gen.json';
import { statementApi } from '../statement-api.ts';

export const termsQuery = statementApi.query.readTerms.queryOptions({ input: {} });
export const billMailApi = featureApi<typeof billMailContract>('billMails', calls);
export const billMailsQuery = billMailApi.query.list.queryOptions({ input: {} });
