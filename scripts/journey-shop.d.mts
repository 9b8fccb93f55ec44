/** How the shop of the journeys is started; `env` comes on top of the surroundings. */
export const JOURNEY_SHOP: { command: string; url: string; port: number; env: Record<string, string> };

/** Set for Playwright when the shop runs already. */
export const SHOP_RUNS: string;
