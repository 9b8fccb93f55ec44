import { figureHandlers } from './figures/figure-handlers.ts';

/** What the app collects of the feature on the server. */
export const afterSales = {
  handlers: () => ({
    afterSaleFigures: figureHandlers,
  }),
};
