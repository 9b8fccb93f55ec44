import { type RunnerTestFile, type RunnerTestSuite, TestRunner } from 'vitest';

function keepOrder(suite: RunnerTestSuite): void {
  suite.shuffle = false;
  for (const task of suite.tasks) if (task.type === 'suite') keepOrder(task);
}

/**
 * Tests over HTTP tell one story from top to bottom, in some files: their files come in any order, their tests as they
 * stand. `TEST_SHUFFLE=all` shuffles these too, to look for what leans on what.
 */
export default class StoryRunner extends TestRunner {
  onBeforeRunFiles(files: RunnerTestFile[]): void {
    if (process.env.TEST_SHUFFLE !== 'all') files.forEach(keepOrder);
  }
}
