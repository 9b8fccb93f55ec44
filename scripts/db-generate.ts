import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { factsOfCode } from './db-facts/code-facts.ts';
import { type CodeFacts, factsSql, viewsSql, withFacts } from './db-facts/facts-sql.ts';
import { withLastLatest } from './db-facts/with-last-latest.ts';

/**
 * `npm run db:generate -- --name what_changes`: drizzle-kit writes tables, references and views; what else follows from the
 * code – numbers, moves of documents, row-level security, rights – comes behind it.
 */
const FOLDER = 'db/migrations';
const META = `${FOLDER}/meta`;
/** drizzle-kit takes every file there that does not begin with a stroke for a snapshot. */
const FACTS = `${META}/_code_facts.json`;
const JOURNAL = `${META}/_journal.json`;

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const lastTag = (): string => readJson(JOURNAL).entries.at(-1)?.tag ?? '';
const writeJson = (file: string, value: unknown) => writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);

function runDrizzle(args: readonly string[]): void {
  const { status } = spawnSync(process.execPath, ['node_modules/drizzle-kit/bin.cjs', 'generate', ...args], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
}

/** The file drizzle-kit has written; an empty one where tables are as they were and something else has changed. */
function makeMigration(args: readonly string[], changes: boolean): string | null {
  const before = lastTag();
  runDrizzle(args);
  if (lastTag() === before && changes) runDrizzle(['--custom', ...args]);
  return lastTag() === before ? null : `${FOLDER}/${lastTag()}.sql`;
}

function removeOldSnapshots(): void {
  const newest = `${lastTag().slice(0, 4)}_snapshot.json`;
  if (!existsSync(`${META}/${newest}`)) return;
  for (const file of readdirSync(META)) {
    if (file.endsWith('_snapshot.json') && file !== newest) rmSync(`${META}/${file}`);
  }
}

const now: CodeFacts = await factsOfCode();
const following = factsSql(readJson(FACTS), now);
const file = makeMigration(process.argv.slice(2), following.length > 0);
if (file) {
  const written = readFileSync(file, 'utf8');
  writeFileSync(file, withFacts(written, [...viewsSql(written), ...following]));
  const journal = readJson(JOURNAL);
  writeJson(JOURNAL, { ...journal, entries: withLastLatest(journal.entries) });
  removeOldSnapshots();
}
writeJson(FACTS, now);
