import { readMigrationFiles } from 'drizzle-orm/migrator';
import type pg from 'pg';
import { DatabaseError } from './database-error.ts';

/**
 * When each of the migrations was made that were closed into one baseline: the migrator knows them by that, and so do
 * the journals of databases they made (docs/decisions/0047-baseline.md).
 */
const OLD_LINE = [
  1795235923577, 1795235924507, 1795237948837, 1795238546853, 1795245936642, 1795247186966, 1795257137109,
  1795261051497, 1795263743046, 1795270928509, 1795276640924, 1795279875968, 1795280435597, 1795281734934,
  1795282107013, 1795282780350, 1795291819426, 1795292984302, 1795302056948, 1795308232660, 1795308292660,
  1795308352660, 1795308412660, 1795308472660, 1795308532660, 1795308592660, 1795308652660, 1795308712660,
];
/** The last of them, by which people find the version that still had them. */
const LAST_OLD = '0027_payments_given_up';

const JOURNAL = 'drizzle.__drizzle_migrations';

/** `new`: nothing yet, or made by the baseline. `old`: made by all of the old ones, whatever came after them. */
type Line = 'new' | 'old' | 'half way' | 'unknown';

/** Which line of migrations a database was made by, from what its journal says it was given, oldest first. */
function lineOf(journal: readonly number[], baseline: number): Line {
  if (journal.length === 0 || journal[0] === baseline) return 'new';
  if (OLD_LINE.every((when, place) => journal[place] === when)) return 'old';
  return journal.every((when, place) => OLD_LINE[place] === when) ? 'half way' : 'unknown';
}

/**
 * Lets a database go on that was made by all of the old migrations: its journal says from now on that the baseline made
 * it, which leaves the same tables, functions, rights and rows.
 * @throws DatabaseError, with nothing changed, where only some of them were applied, or others than we know.
 */
export async function closeOldLine(client: pg.Client, migrationsFolder: string): Promise<void> {
  const [baseline] = readMigrationFiles({ migrationsFolder });
  if (!baseline) throw new Error(`no migrations in ${migrationsFolder}`);
  const journal = await readJournal(client);
  const line = lineOf(journal, baseline.folderMillis);
  if (line === 'half way') throw stoppedAt(journal.length);
  if (line === 'unknown') throw unknownJournal(journal.length);
  if (line === 'new') return;
  await client.query('begin');
  await client.query(`delete from ${JOURNAL} where created_at = any($1)`, [OLD_LINE]);
  await client.query(`insert into ${JOURNAL} (hash, created_at) values ($1, $2)`, [
    baseline.hash,
    baseline.folderMillis,
  ]);
  await client.query('commit');
}

async function readJournal(client: pg.Client): Promise<number[]> {
  const { rows: found } = await client.query('select to_regclass($1) is not null as exists', [JOURNAL]);
  if (!found[0]?.exists) return [];
  const { rows } = await client.query<{ when: string }>(
    `select created_at as when from ${JOURNAL} order by created_at, id`,
  );
  return rows.map(({ when }) => Number(when));
}

function stoppedAt(step: number): DatabaseError {
  const file = `db/migrations/${LAST_OLD}.sql`;
  return new DatabaseError(
    `数据库停在旧迁移的第 ${step} 步（共 ${OLD_LINE.length} 步），本版本不能从那里接着升级，数据原样未动。` +
      `请先用仍带有旧迁移的最后一个版本启动一次（在 git 中是移除 ${file} 的那次提交的上一个提交），再启动本版本。` +
      ` The database stopped at step ${step} of the ${OLD_LINE.length} old migrations; its data is untouched. Start it once with the ` +
      `last version that still has them (in git: the parent of the commit that removed ${file}), then start this version.`,
  );
}

function unknownJournal(count: number): DatabaseError {
  return new DatabaseError(
    `数据库的迁移记录（${count} 条）与本程序已知的迁移不符，无法判断其结构，数据原样未动。` +
      '请恢复由本程序建立的数据库备份，或改用空的数据库（DATABASE_URL 或 DATA_DIR）。' +
      ` The ${count} migrations in the journal of the database are not those this program knows; its data is untouched. ` +
      'Restore a backup of a database that this program made, or use an empty one (DATABASE_URL or DATA_DIR).',
  );
}
