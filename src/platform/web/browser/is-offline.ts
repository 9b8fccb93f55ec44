/** What somebody reads whose press needs the line while it is away. */
export const OFFLINE_WORDS = '网络不可用，请检查网络后重试';

/** The browser knows that it has no line; where it believes to have one, only a call can tell. */
export const isOffline = (): boolean => typeof navigator !== 'undefined' && navigator.onLine === false;

/** Words for what failed without an answer. */
export const wordsOfSilence = (otherwise: string): string => (isOffline() ? OFFLINE_WORDS : otherwise);
