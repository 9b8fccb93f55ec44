import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { inRoot } from './app-root.mjs';
import { nodeForTypes } from './find-node.mjs';
import { capture } from './run-child.mjs';
import { runMain, UserError } from './user-error.mjs';

/** What `npm run generate` writes. */
const GENERATED = ['src/app/web/contract.gen.json', 'docs/endpoints.md'];

const readAll = () => Promise.all(GENERATED.map((file) => readFile(inRoot(file), 'utf8').catch(() => null)));

/** Runs the generator, compares, and puts back what was there: a check changes nothing. */
await runMain(async () => {
  if (!existsSync(inRoot('scripts/generate.ts'))) throw new UserError('scripts/generate.ts is missing.');
  const before = await readAll();
  const { code, output } = await capture(nodeForTypes(), ['scripts/generate.ts']);
  if (code !== 0) throw new UserError('The generator failed.', output);
  const after = await readAll();
  const stale = GENERATED.filter((_file, index) => before[index] !== after[index]);
  for (const [index, file] of GENERATED.entries()) {
    if (before[index] !== null) await writeFile(inRoot(file), before[index]);
  }
  console.log(`${GENERATED.length} files`);
  if (stale.length > 0) throw new UserError('Generated files are stale: run npm run generate.', stale.join('\n'));
});
