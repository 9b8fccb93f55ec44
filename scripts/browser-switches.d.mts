export const BROWSER_SWITCHES: string[];
