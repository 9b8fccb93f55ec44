import { firmRangeHandlers } from './range/firm-range-handlers.ts';
import { visibilityHandlers } from './visibility-handlers.ts';

/** What the app collects of the feature on the server. */
export const visibility = {
  handlers: () => ({
    ranges: firmRangeHandlers,
    visibility: visibilityHandlers,
  }),
};
