import { nodeForTypes } from './find-node.mjs';
import { capture } from './run-child.mjs';
import { runMain, UserError } from './user-error.mjs';

await runMain(async () => {
  const { code, output } = await capture(nodeForTypes(), ['scripts/generate.ts', '--check']);
  if (code !== 0) throw new UserError('Generated files are stale or could not be made.', output);
  console.log(output.trim());
});
