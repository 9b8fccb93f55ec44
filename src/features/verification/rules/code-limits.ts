/** Digits of a code. */
export const CODE_LENGTH = 6;
/** Wrong tries after which a code is void. */
export const CODE_TRIES = 5;
/** Seconds. */
export const CODE_LIFETIME = 600;
/** Seconds between two codes to the same phone or mail address. */
export const SEND_PAUSE = 60;
/** Signs of a picture question. */
export const CAPTCHA_LENGTH = 4;
/** Seconds a picture may be answered in, and again seconds its solution may be used in. */
export const CAPTCHA_LIFETIME = 120;
