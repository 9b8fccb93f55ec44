import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { contract } from '#app/contract.ts';
import { generatedFiles } from './generated-files.ts';

/** Writes what is derived from the contracts; with `--check` it only names the files that are not as it would write them. */
const files = generatedFiles(contract);
const stale = files.filter(([file, text]) => !existsSync(file) || readFileSync(file, 'utf8') !== text);
if (process.argv.includes('--check')) {
  console.log(`${files.length} files`);
  for (const [file] of stale) console.error(`${file} is stale: run npm run generate.`);
  process.exitCode = stale.length ? 1 : 0;
} else for (const [file, text] of stale) writeFileSync(file, text);
