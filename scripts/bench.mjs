import { readdir } from 'node:fs/promises';
import { inRoot } from './app-root.mjs';
import { nodeForTypes } from './find-node.mjs';
import { startChild } from './run-child.mjs';
import { runMain, UserError } from './user-error.mjs';

/** A file with a budget of its own, as opposed to what such files share. */
const names = async () => {
  const files = (await readdir(inRoot('bench'))).filter((name) => name.endsWith('.ts'));
  return files.map((name) => name.slice(0, -3)).filter((name) => !['baseline', 'demo-session'].includes(name));
};

/** `npm run bench -- pages`: measures one budget against the shop that runs on PORT. */
await runMain(async () => {
  const known = await names();
  const [wanted, ...rest] = process.argv.slice(2);
  if (!known.includes(wanted)) throw new UserError(`用法：npm run bench -- 名称。可用的名称：${known.join('、')}。`);
  const { ended } = startChild(nodeForTypes(), [`bench/${wanted}.ts`, ...rest], { stdio: 'inherit' });
  process.exit(await ended);
});
