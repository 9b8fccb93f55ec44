import { wordsOfRefusal } from '#platform/web/api-client.ts';

/** Why an act did not happen, as the person reads it. */
export const refusalWords = (error: unknown): string => wordsOfRefusal(error, '网络异常，未能保存，请稍后再试');
