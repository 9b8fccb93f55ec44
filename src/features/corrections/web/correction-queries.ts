import { featureApi } from '#platform/web/api-client.ts';
import type { correctionContract } from '../contract/correction-contract.ts';
import correctionsCalls from '../contract/corrections-calls.gen.json';

export const correctionApi = featureApi<typeof correctionContract>('corrections', correctionsCalls);

/** Reports shown below the form. */
const SHOWN = 10;

/** Own reports, the newest first; for people who logged in. */
export const ownCorrectionsQuery = correctionApi.query.mine.queryOptions({ input: { pageSize: SHOWN } });
