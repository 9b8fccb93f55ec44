/** Longest text in a QR code, in bytes of UTF-8: what a phone still reads from a screen. */
export const QR_MAX_BYTES = 1_200;
