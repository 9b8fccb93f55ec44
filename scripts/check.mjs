import { ensureInstalled } from './ensure-installed.mjs';
import { assertHostNode } from './find-node.mjs';
import { printTable, printTotal, runChecks } from './run-checks.mjs';
import { runMain } from './user-error.mjs';

/** `npm run check`: everything that is judged without running the shop. */
await runMain(async () => {
  assertHostNode();
  await ensureInstalled();
  const results = await runChecks();
  printTable(results);
  process.exit(printTotal(results) ? 0 : 1);
});
