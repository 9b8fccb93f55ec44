import {
  SHARED_DETAILS_PATH,
  SHARED_LOGISTICS_PATH,
  SHARED_ORDER_PATH,
  SHARED_QUOTE_PATH,
  SHARED_STATEMENT_PATH,
} from './share-paths.ts';

/** What a link's code opens. */
export const sharedOrderHref = (code: string) => `${SHARED_ORDER_PATH}?code=${code}`;

export const sharedLogisticsHref = (code: string) => `${SHARED_LOGISTICS_PATH}?code=${code}`;

export const sharedQuoteHref = (code: string) => `${SHARED_QUOTE_PATH}?code=${code}`;

export const sharedDetailsHref = (code: string) => `${SHARED_DETAILS_PATH}?code=${code}`;

export const sharedStatementHref = (code: string) => `${SHARED_STATEMENT_PATH}?code=${code}`;
