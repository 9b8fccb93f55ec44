/** A browser of this machine, or null. */
export function findChromium(): string | null;

/** Installs one when there is none. @returns whether there is one now. */
export function ensureChromium(): Promise<boolean>;
