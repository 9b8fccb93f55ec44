import { materialHandlers } from './material-handlers.ts';

/** What the app collects of the feature on the server. */
export const materials = {
  handlers: () => ({
    materials: materialHandlers,
  }),
};
