/** Largest file the desk takes. */
export const MAX_UPLOAD_BYTES = 50 * 1024 * 1024;

/** Files travel in pieces: a slow line loses one of them and not the file. */
export const PIECE_BYTES = 2 * 1024 * 1024;
