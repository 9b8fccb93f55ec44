/** Wrong passwords for one account name after which a picture question must be solved. */
export const CAPTCHA_AFTER = 3;
/** The same from one network, whatever the names. A whole office stands behind one address: three would be its Monday. */
export const NETWORK_CAPTCHA_AFTER = 20;
/** Wrong passwords after which an account name is locked. */
export const LOCK_AFTER = 10;
/** Seconds in which wrong passwords are counted, and the shortest lock. */
export const FAILURE_WINDOW = 900;
/** Seconds in which an earlier lock makes the next one longer. */
export const LOCK_MEMORY = 86_400;
/** Tries a known device has although the account is locked, in one window. */
export const KNOWN_DEVICE_TRIES = 5;
/** Days in which an earlier login makes a network known to the account. */
export const KNOWN_DEVICE_DAYS = 30;
/** Wrong passwords over the whole site in one window after which somebody is woken and everybody solves a picture. */
export const SITE_ALARM_AFTER = 500;

/** Seconds the n-th lock within a day lasts: 15 minutes, doubled each time, a day at most. */
export function lockSeconds(nth: number): number {
  return Math.min(FAILURE_WINDOW * 2 ** (Math.max(1, nth) - 1), LOCK_MEMORY);
}
