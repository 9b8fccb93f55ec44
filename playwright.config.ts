import { defineConfig } from '@playwright/test';
import { BROWSER_SWITCHES } from './scripts/browser-switches.mjs';
import { findJourneyBrowser } from './scripts/ensure-chromium.mjs';
import { JOURNEY_SHOP, SHOP_RUNS } from './scripts/journey-shop.mjs';

const { command, env, port, url } = JOURNEY_SHOP;

export default defineConfig({
  testDir: 'tests/journeys',
  outputDir: 'test-results',
  forbidOnly: true,
  // Recording what every step looked like took half of the time: only what failed is done once more, to be recorded. It has
  // failed all the same.
  retries: 1,
  failOnFlakyTests: true,
  // One more than processors: journeys wait for letters, timers and short messages for a fifth of their time.
  workers: 3,
  // These end what hangs, they measure nothing: other work on the machine may make everything several times slower.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['html', { open: 'never' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1440, height: 900 },
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      // Undefined: the browser that Playwright installed itself.
      executablePath: findJourneyBrowser() ?? undefined,
      args: BROWSER_SWITCHES,
    },
  },
  // The whole run has filled its shop beside other tests.
  webServer: process.env[SHOP_RUNS]
    ? undefined
    : {
        command,
        url,
        env,
        reuseExistingServer: false,
        timeout: 600_000,
        stdout: 'ignore',
        stderr: 'pipe',
        gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
      },
});
