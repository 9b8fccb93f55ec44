import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import unit from '../../vitest.config.ts';
import { breakComparison, type Mutant } from './find-comparisons.ts';

const root = resolve(import.meta.dirname, '../..');
const mutant = JSON.parse(process.env.MUTANT ?? 'null') as Mutant | null;

/** The rules as they are, but for one comparison. */
export default defineConfig({
  root,
  plugins: [
    {
      name: 'break-one-comparison',
      enforce: 'pre',
      transform: (code, id) =>
        mutant && id.split('?')[0] === resolve(root, mutant.file) ? breakComparison(code, mutant) : undefined,
    },
  ],
  test: {
    ...unit.test,
    projects: undefined,
    isolate: false,
    // Kept modules are found by their path: the broken text would never be read.
    fsModuleCache: false,
    pool: 'threads',
    maxWorkers: 1,
    testTimeout: 30_000,
    include: ['src/**/*.test.{ts,tsx}', 'tests/*.test.ts'],
    exclude: [
      '**/node_modules/**',
      '**/dist/**',
      '**/.data*/**',
      '**/*.db.test.ts',
      'src/app/api/**',
      'src/features/*/api/**',
    ],
  },
});
