import { correctionApi } from '../correction-queries.ts';
import { type CorrectionsSearch, queueInput } from './corrections-search.ts';

/** Start of the keys below: a report that moves on changes every tab. */
export const QUEUE_KEY = correctionApi.query.queue.key();

export const queueQuery = (search: CorrectionsSearch) =>
  correctionApi.query.queue.queryOptions({ input: queueInput(search) });
