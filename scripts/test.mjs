import { ensureBuilt } from './ensure-built.mjs';
import { ensureChromium } from './ensure-chromium.mjs';
import { ensureInstalled } from './ensure-installed.mjs';
import { assertHostNode } from './find-node.mjs';
import { printFailures, printSlowest, printTable, printTotal, runChecks } from './run-checks.mjs';
import { stopRequested } from './run-child.mjs';
import { chooseSeed, runPlaywright, runVitest } from './run-test-suites.mjs';
import { sortPaths } from './test-paths.mjs';
import { printFailure, runMain } from './user-error.mjs';

/** A step of our own that counts as one test. */
const asTest = async (name, step) => {
  const started = performance.now();
  const ok = await step().catch((error) => {
    printFailure(error);
    return false;
  });
  const counts = ok === false ? { passed: 0, failed: 1 } : { passed: 1, failed: 0 };
  return { name, ...counts, skipped: 0, seconds: (performance.now() - started) / 1000 };
};

const endWhenStopped = () => {
  if (stopRequested()) process.exit(130);
};

/** Browser tests need a build and a browser; without either they fail, they are never left out in silence. */
const runBrowserTests = async (building, selection) => {
  const build = await building;
  const browser = await asTest('browser', ensureChromium);
  endWhenStopped();
  if (build.failed + browser.failed > 0) return [build, browser];
  return [build, browser, await runPlaywright(selection)];
};

const report = (results, seed) => {
  printSlowest(results);
  printFailures(results);
  printTable(results);
  console.log(`\norder of files and tests: TEST_SEED=${seed} brings it back`);
  process.exit(printTotal(results) ? 0 : 1);
};

/** `npm test`: everything, ending in one line with the counts. The build takes the time that tests only wait. */
const runAll = async (seed) => {
  const results = await runChecks();
  endWhenStopped();
  const building = asTest('build', ensureBuilt);
  results.push(await runVitest({ seed }));
  endWhenStopped();
  results.push(...(await runBrowserTests(building, { seed })));
  return results;
};

/** `npm test -- PATH…`: tests of these files and folders alone. */
const runSome = async (paths, seed) => {
  const { vitest, playwright } = await sortPaths(paths);
  const results = [];
  if (vitest) results.push(await runVitest({ seed, filters: vitest }));
  endWhenStopped();
  if (playwright) {
    results.push(...(await runBrowserTests(asTest('build', ensureBuilt), { seed, filters: playwright })));
  }
  return results;
};

await runMain(async () => {
  assertHostNode();
  await ensureInstalled();
  const seed = chooseSeed();
  const paths = process.argv.slice(2);
  const results = await (paths.length > 0 ? runSome(paths, seed) : runAll(seed));
  endWhenStopped();
  report(results, seed);
});
