import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { inRoot } from './app-root.mjs';
import { listFiles } from './list-files.mjs';
import { runMain, UserError } from './user-error.mjs';

const MAX_LINES = 300;
const COUNTED = new Set(['.ts', '.tsx', '.mjs', '.cjs', '.js', '.css', '.sql']);
/** Written by a program, or by drizzle-kit from the tables. */
const GENERATED = /\.gen\.|^db\/migrations\//;
/** Names that say nothing: whatever lies in them belongs somewhere else. */
const EMPTY_NAMES = /(^|\/)(utils?|helpers?|common|misc|lib|core|managers?)(\/|\.[^/]+$)/;

const countLines = async (file) => {
  const text = await readFile(inRoot(file), 'utf8').catch(() => '');
  return text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
};

await runMain(async () => {
  const files = await listFiles();
  const counted = files.filter((file) => COUNTED.has(extname(file)) && !GENERATED.test(file));
  const lines = await Promise.all(counted.map(countLines));
  const complaints = [
    ...counted.map((file, index) => (lines[index] > MAX_LINES ? `${file}: ${lines[index]} lines` : null)),
    ...files.map((file) => (EMPTY_NAMES.test(file) ? `${file}: a name that says nothing` : null)),
  ].filter((line) => line !== null);
  if (counted.length === 0) throw new UserError('No files were seen.');
  console.log(`${counted.length} files, the longest ${Math.max(...lines)} lines`);
  if (complaints.length > 0)
    throw new UserError(`${complaints.length} files need another shape.`, complaints.join('\n'));
});
