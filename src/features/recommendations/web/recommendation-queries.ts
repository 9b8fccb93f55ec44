import type { Relation } from '../contract/recommendation-schemas.ts';
import { recommendationApi } from './recommendation-api.ts';

/** What is counted changes once a night. */
const staleTime = 10 * 60_000;

/** What sells best to the caller's industry. */
export const soldQuery = (batch: number, size: number) =>
  recommendationApi.query.items.queryOptions({ input: { batch, size }, staleTime });

/** The same for one month; without a month the latest that is over. */
export const monthQuery = (month: string | undefined, batch: number, size: number) =>
  recommendationApi.query.recommendByMonth.queryOptions({ input: { month, batch, size }, staleTime });

/** Items that go with the given ones, or could stand in for the first. */
export const relatedQuery = (relation: Relation, itemCodes: string[], size: number) =>
  recommendationApi.query.items.queryOptions({ input: { relation, itemCodes, size }, staleTime });

export const scenesQuery = recommendationApi.query.scenes.queryOptions({ input: {}, staleTime });

export const sceneQuery = (id: string) => recommendationApi.query.scene.queryOptions({ input: { id }, staleTime });

/** Things the industry buys and the own firm does not; for people of a firm only. */
export const mapItemsQuery = (batch: number, size: number) =>
  recommendationApi.query.customerMapItems.queryOptions({ input: { batch, size }, staleTime });
