import { featureApi } from '#platform/web/api-client.ts';
import calls from '../../contract/after-sale-figures-calls.gen.json';
import type { afterSaleFiguresContract } from '../../contract/figure-contract.ts';

const { query } = featureApi<typeof afterSaleFiguresContract>('afterSaleFigures', calls);

/** Figures of the caller's company, without what the desk looks at. */
export const ownFiguresQuery = query.own.queryOptions({ input: {} });
