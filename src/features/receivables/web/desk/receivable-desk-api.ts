import { featureApi } from '#platform/web/api-client.ts';
import { useAct } from '#platform/web/use-act.ts';
import type { bankImportContract } from '../../contract/bank-import-contract.ts';
import bankImportsCalls from '../../contract/bank-imports-calls.gen.json';
import receivableDeskCalls from '../../contract/receivable-desk-calls.gen.json';
import type { receivableDeskContract } from '../../contract/receivable-desk-contract.ts';

export const receivableDeskApi = featureApi<typeof receivableDeskContract>('receivableDesk', receivableDeskCalls);
export const bankApi = featureApi<typeof bankImportContract>('bankImports', bankImportsCalls);

/** One booking at the desk: done once however often it is pressed; a refusal stays to be read. */
export const useBooking = () =>
  useAct({
    otherwise: '网络中断，结果未知，请再次提交，不会重复入账',
    staleAfter: 'any',
    renews: [receivableDeskApi.query.key(), bankApi.query.key()],
  });
