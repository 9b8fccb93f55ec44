import { featureApi } from '#platform/web/api-client.ts';
import calls from '../../contract/after-sale-figures-calls.gen.json';
import type { afterSaleFiguresContract } from '../../contract/figure-contract.ts';
import { type FiguresSearch, shownPageOf, shownRowsOf } from './figures-search.ts';

export const figuresApi = featureApi<typeof afterSaleFiguresContract>('afterSaleFigures', calls);

export const figuresQuery = (search: FiguresSearch, today: string) =>
  figuresApi.query.figures.queryOptions({ input: shownRowsOf(search, today) });
export const figureCasesQuery = (search: FiguresSearch, today: string) =>
  figuresApi.query.cases.queryOptions({ input: shownPageOf(search, today) });
