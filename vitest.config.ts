import { defineConfig } from 'vitest/config';
import { ShuffledFiles } from './tests/shuffled-files.ts';

/** Tests that need PostgreSQL: calls over HTTP, the database's own rules, and what is generated from the contracts. */
const DATABASE = [
  '**/*.db.test.ts',
  'src/app/api/**/*.test.ts',
  'src/features/*/api/**/*.test.ts',
  'tests/generated/**/*.test.ts',
];
/** What is made for browsers may hold JSX, which Node does not read: Vite brings it, as it brings pages. */
const WEB = ['src/**/web/**/*.test.{ts,tsx}'];
const NEVER = ['**/node_modules/**', '**/dist/**', '**/dist-next-*/**', '**/.data*/**'];

/**
 * A worker keeps what it has loaded: most of the time went into loading the same modules again. It gathers what is left over in
 * large heaps and alone: beside one another two workers already use both processors, and helpers only wait for each other.
 */
const KEPT = {
  isolate: false,
  maxWorkers: 2,
  execArgv: ['--single-threaded-gc', '--min-semi-space-size=32', '--max-semi-space-size=64'],
};
/** Node leaves the types out itself; Vite would transform every module, in one process that two workers wait for. */
const PLAIN_NODE = { experimental: { viteModuleRunner: false, nodeLoader: false } };

/** `npm test` says which one it takes; the same one gives the same order again. */
const seed = Number(process.env.TEST_SEED) || Date.now() % 1_000_000;

export default defineConfig({
  test: {
    sequence: { sequencer: ShuffledFiles, shuffle: { files: true, tests: true }, seed },
    // Time limits below end what hangs, they measure nothing: a busy machine is several times slower.
    // A file without tests, or a pattern that finds none, is a failure, not a success.
    passWithNoTests: false,
    restoreMocks: true,
    // Failures that a test provokes would otherwise fill the report with log lines.
    env: { LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent' },
    projects: [
      {
        test: {
          ...KEPT,
          name: 'web',
          sequence: { groupOrder: 1 },
          testTimeout: 30_000,
          include: WEB,
          exclude: NEVER,
        },
      },
      {
        test: {
          ...KEPT,
          ...PLAIN_NODE,
          name: 'unit',
          sequence: { groupOrder: 2 },
          testTimeout: 30_000,
          include: ['src/**/*.test.ts', 'db/**/*.test.ts', 'scripts/**/*.test.{ts,mjs}', 'tests/**/*.test.ts'],
          exclude: [...NEVER, ...WEB, ...DATABASE],
        },
      },
      {
        test: {
          ...KEPT,
          ...PLAIN_NODE,
          name: 'api',
          runner: './tests/story-runner.ts',
          sequence: { groupOrder: 3 },
          include: DATABASE,
          exclude: NEVER,
          globalSetup: ['tests/global-setup.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
