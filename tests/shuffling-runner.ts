import { relative } from 'node:path';
import { type RunnerTestFile, type RunnerTestSuite, TestRunner } from 'vitest';

/** Files whose tests tell one story from top to bottom: each begins where the one before has ended. */
const STORIES: ReadonlySet<string> = new Set([
  ...['closed-answers', 'foreign-objects'].map((name) => `tests/generated/${name}.test.ts`),
  ...['budget-races', 'customer-codes', 'hidden-goods', 'order-abuse', 'overload'].map(
    (name) => `tests/security/${name}.db.test.ts`,
  ),
  'db/seed/catalog/write-catalog.db.test.ts',
  'src/features/catalog/api/corrections/corrections.db.test.ts',
  'src/features/profile/api/avatar.db.test.ts',
  'src/features/search/api/postgres-index.db.test.ts',
  'src/features/search/api/search-desk.db.test.ts',
  'src/features/selections/api/selections.db.test.ts',
  'src/features/visibility/api/desk.db.test.ts',
  'src/platform/api/embedded-postgres.db.test.ts',
]);

function keepOrder(suite: RunnerTestSuite): void {
  suite.shuffle = false;
  for (const task of suite.tasks) if (task.type === 'suite') keepOrder(task);
}

/** Tests in a shuffled order, where they know nothing of each other. */
export default class ShufflingRunner extends TestRunner {
  onBeforeRunFiles(files: RunnerTestFile[]): void {
    for (const file of files) if (STORIES.has(relative(this.config.root, file.filepath))) keepOrder(file);
  }
}
