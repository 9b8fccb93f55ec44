const DATA_DIR = '.data-e2e';
/** Not the port of a shop that somebody has open; another one where two clones run side by side. */
const port = Number(process.env.JOURNEY_PORT ?? 3210);

/** How the shop of the journeys is started: by Playwright for single journeys, by the whole run long before its browsers. */
export const JOURNEY_SHOP = {
  port,
  command: `node scripts/start-fresh.mjs ${DATA_DIR}`,
  url: `http://localhost:${port}/readyz`,
  // Pages that would be used again are rendered again and compared: whatever is shown beside what they are kept under fails.
  env: { PORT: String(port), DATA_DIR, DEMO: '1', LOG_LEVEL: 'warn', RENDERED_PAGES: 'compare' },
};

/** Set for Playwright when the shop runs already. */
export const SHOP_RUNS = 'JOURNEY_SHOP_RUNS';
