/** A browser of this machine, or null. */
export function findChromium(): string | null;

/** The one that journeys run in: without windows where there is such a one. */
export function findJourneyBrowser(): string | null;

/** Installs one when there is none. @returns whether there is one now. */
export function ensureChromium(): Promise<boolean>;
