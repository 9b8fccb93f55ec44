import {
  createCompanyTitleDeskHandlers,
  createCompanyTitleHandlers,
  type TitleRequestSettings,
} from './title-request-handlers.ts';

/** What the app collects of the feature on the server. */
export const companyTitles = {
  handlers: (settings: TitleRequestSettings) => ({
    companyTitleDesk: createCompanyTitleDeskHandlers(settings),
    companyTitles: createCompanyTitleHandlers(settings),
  }),
};
