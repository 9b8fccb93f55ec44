import { readVisibleFlag } from '#features/visible-goods/api/public.ts';
import { implementFeature } from '#platform/api/implement-feature.ts';
import { visibilityContract } from '../contract/visibility-contract.ts';
import { exclusiveHandlers } from './exclusive-handlers.ts';
import { rangeHandlers } from './range-handlers.ts';

const visibility = implementFeature(visibilityContract);

export const visibilityHandlers = {
  ...rangeHandlers,
  ...exclusiveHandlers,
  /** Whether a range limits what the caller may buy; goods that are hidden altogether are not hinted at. */
  visibleFlag: visibility.visibleFlag.handler(({ context }) => readVisibleFlag(context.db)),
};
