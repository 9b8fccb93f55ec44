import { ensureBuilt } from './ensure-built.mjs';
import { ensureInstalled } from './ensure-installed.mjs';
import { assertHostNode, nodeForBundle } from './find-node.mjs';
import { startChild } from './run-child.mjs';
import { runMain } from './user-error.mjs';

/** `npm start`: installs and builds what is missing, then serves until it is asked to stop. */
await runMain(async () => {
  assertHostNode();
  await ensureInstalled();
  await ensureBuilt();
  const { ended } = startChild(nodeForBundle(), ['--enable-source-maps', 'scripts/serve.mjs'], {
    env: { ...process.env, NODE_ENV: process.env.NODE_ENV || 'production' },
    // Through the last one the server notices that we were killed.
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  process.exit(await ended);
});
