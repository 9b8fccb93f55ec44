import { ensureBuilt } from './ensure-built.mjs';
import { ensureChromium } from './ensure-chromium.mjs';
import { ensureInstalled } from './ensure-installed.mjs';
import { assertHostNode } from './find-node.mjs';
import { printTable, printTotal, runChecks } from './run-checks.mjs';
import { stopRequested } from './run-child.mjs';
import { runPlaywright, runVitest } from './run-test-suites.mjs';
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
const runBrowserTests = async () => {
  const build = await asTest('build', ensureBuilt);
  const browser = await asTest('browser', ensureChromium);
  endWhenStopped();
  if (build.failed + browser.failed > 0) return [build, browser];
  return [build, browser, await runPlaywright()];
};

/** `npm test`: everything, ending in one line with the counts. */
await runMain(async () => {
  assertHostNode();
  await ensureInstalled();
  const results = await runChecks();
  endWhenStopped();
  results.push(await runVitest());
  endWhenStopped();
  results.push(...(await runBrowserTests()));
  endWhenStopped();
  printTable(results);
  process.exit(printTotal(results) ? 0 : 1);
});
