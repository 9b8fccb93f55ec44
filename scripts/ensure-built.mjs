import { readFile } from 'node:fs/promises';
import { inRoot } from './app-root.mjs';
import { nodeForBundle } from './find-node.mjs';
import { runStep } from './run-child.mjs';
import { sourceStamp } from './source-stamp.mjs';

/** Builds when the sources are not those of the last build. */
export const ensureBuilt = async () => {
  const built = await readFile(inRoot('dist', '.stamp'), 'utf8').catch(() => '');
  if (built === (await sourceStamp())) return;
  console.log('正在构建…');
  await runStep('构建失败：原因见上。', nodeForBundle(), ['scripts/build.mjs']);
};
