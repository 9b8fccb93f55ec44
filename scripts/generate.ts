import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { collections } from './collections.ts';

type Files = [file: string, text: string][];

const CHECK = process.argv.includes('--check');

const staleAmong = (files: Files) =>
  files.filter(([file, text]) => !existsSync(file) || readFileSync(file, 'utf8') !== text);

function tell(stale: Files): void {
  for (const [file] of stale) console.error(`${file} is stale: run npm run generate.`);
  if (stale.length > 0) process.exitCode = 1;
}

/** What the shop says of itself when its features are collected. */
async function derivedFiles(): Promise<Files> {
  const [{ contract }, { generatedFiles }] = await Promise.all([
    import('#app/contract.ts'),
    import('./generated-files.ts'),
  ]);
  return generatedFiles(contract);
}

/** The tree of routes: the build's own plugin writes it when it learns its settings. */
async function writeRoutes(): Promise<void> {
  const { resolveConfig } = await import('vite');
  await resolveConfig({}, 'build');
}

/**
 * Writes what is derived: first the lists of features, then what is read from contracts and pages of all of them. With `--check`
 * it only names the files that are not as it would write them.
 */
const lists = collections();
const staleLists = staleAmong(lists);
if (!CHECK) for (const [file, text] of staleLists) writeFileSync(file, text);
if (CHECK && staleLists.length > 0) tell(staleLists);
else {
  const derived = await derivedFiles();
  const stale = staleAmong(derived);
  if (CHECK) {
    console.log(`${lists.length + derived.length} files`);
    tell(stale);
  } else {
    for (const [file, text] of stale) writeFileSync(file, text);
    await writeRoutes();
  }
}
