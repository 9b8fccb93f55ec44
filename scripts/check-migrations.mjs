import { readdir, readFile } from 'node:fs/promises';
import { inRoot } from './app-root.mjs';
import { migrationFaults } from './migration-faults.mjs';
import { runMain, UserError } from './user-error.mjs';

const FOLDER = inRoot('db', 'migrations');

await runMain(async () => {
  const { entries } = JSON.parse(await readFile(`${FOLDER}/meta/_journal.json`, 'utf8'));
  const faults = migrationFaults(entries, await readdir(FOLDER), await readdir(`${FOLDER}/meta`));
  if (faults.length > 0) throw new UserError(`${faults.length} faults in db/migrations.`, faults.join('\n'));
  console.log(`${entries.length} migrations, one snapshot`);
});
