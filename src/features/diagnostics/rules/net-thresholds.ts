/** What both sides of the network check agree on. */
export const DOWNLOAD_BYTES = 512 * 1024;
export const STREAM_TICKS = 5;
export const STREAM_GAP_MS = 300;
export const PING_COUNT = 10;
