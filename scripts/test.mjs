import { ensureBuilt } from './ensure-built.mjs';
import { ensureChromium } from './ensure-chromium.mjs';
import { ensureInstalled } from './ensure-installed.mjs';
import { assertHostNode } from './find-node.mjs';
import { printFailures, printSlowest, printTable, printTotal, runChecks } from './run-checks.mjs';
import { stopRequested } from './run-child.mjs';
import { chooseSeed, runPlaywright, runVitest } from './run-test-suites.mjs';
import { startJourneyShop } from './start-journey-shop.mjs';
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

/** Browser tests need all of these; without one of them they fail, they are never left out in silence. */
const runBrowserTests = async (preparing, selection) => {
  const prepared = [...(await preparing), await asTest('browser', ensureChromium)];
  endWhenStopped();
  if (prepared.some(({ failed }) => failed > 0)) return prepared;
  return [...prepared, await runPlaywright(selection)];
};

const buildAlone = async () => [await asTest('build', ensureBuilt)];

/** Builds, then fills the shop that the journeys are to meet. */
const prepareShop = () => {
  let shop = null;
  const prepare = async () => {
    const [build] = await buildAlone();
    if (build.failed > 0 || stopRequested()) return [build];
    const fill = () => {
      shop = startJourneyShop();
      return shop.ready;
    };
    return [build, await asTest('shop for the browser tests', fill)];
  };
  return { preparing: prepare(), stop: () => shop?.stop() };
};

const report = (results, seed) => {
  printSlowest(results);
  printFailures(results);
  printTable(results);
  console.log(`\norder of files and tests: TEST_SEED=${seed} brings it back`);
  process.exit(printTotal(results) ? 0 : 1);
};

/**
 * `npm test`: everything, ending in one line with the counts. Tests over HTTP leave a quarter of two processors idle: checks,
 * build and the seed of the browsers' shop take that time. Browsers leave nothing, and begin when the others have ended.
 */
const runAll = async (seed) => {
  const checking = runChecks(1);
  const { preparing, stop } = prepareShop();
  const vitest = await runVitest({ seed });
  const checks = await checking;
  const browsers = await runBrowserTests(preparing, { seed, shopRuns: true });
  await stop();
  return [...checks, vitest, ...browsers];
};

/** `npm test -- PATH…`: tests of these files and folders alone. */
const runSome = async (paths, seed) => {
  const { vitest, playwright } = await sortPaths(paths);
  const results = [];
  if (vitest) results.push(await runVitest({ seed, filters: vitest }));
  endWhenStopped();
  if (playwright) {
    results.push(...(await runBrowserTests(buildAlone(), { seed, filters: playwright })));
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
