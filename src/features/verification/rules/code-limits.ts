/** Digits of a code. */
export const CODE_LENGTH = 6;
/** Wrong tries after which a code is void. */
export const CODE_TRIES = 5;
/** Seconds. */
export const CODE_LIFETIME = 600;
/** Seconds between two codes to the same phone or mail address. */
export const SEND_PAUSE = 60;
/** Codes to one phone or mail address in 24 hours. */
export const SENDS_PER_TARGET = 10;
/** Codes asked for from one network address in an hour. */
export const SENDS_PER_ADDRESS = 20;
/** Codes of the whole shop in 24 hours: what may be spent on SMS, and what a mail provider puts up with. */
export const SENDS_PER_DAY = { sms: 5_000, mail: 20_000 } as const;
/** Signs of a picture question. */
export const CAPTCHA_LENGTH = 4;
/** Seconds a picture may be answered in, and again seconds its solution may be used in. */
export const CAPTCHA_LIFETIME = 120;
/** Pictures a minute: for one network address, one session and the whole shop. */
export const CAPTCHAS_PER_MINUTE = { address: 30, session: 20, shop: 3_000 } as const;
