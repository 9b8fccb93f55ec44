import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const TABLES_FILE = /^src\/(?:features|business)\/[^/]+\/api\/(?:.*\/)?[^/]+-tables\.ts$/;
const WITH_SQL = /^src\/.*\.ts$/;
const TEST = /\.(test|samples)\.tsx?$/;
const sliceOf = (file) => /^src\/(?:features|business)\/[^/]+|^src\/[^/]+/.exec(file)?.[0];
const all = (text, pattern) => [...text.matchAll(pattern)];

/** Comments tell of tables, they name none. Addresses hold two strokes as well. */
const withoutComments = (source) => source.replaceAll(/\/\*[^]*?\*\/|(?<![:'"`\\])\/\/.*/g, '');

/** Names that stand where SQL expects a table; what a string in code says after `from` is one as well. */
const NAMED = [
  /\b(?:from|join|into|update|using|table|truncate|lock)\s+(?:only\s+)?(?:public\.)?"?([a-z_]+)"?/gi,
  /\bfrom\s+[a-z_]+(?:\s+[a-z]+)?\s*,\s*"?([a-z_]+)"?/gi,
  /\bsql\s*\.\s*(?:raw|identifier)\(\s*['"`]\s*"?([a-z_]+)"?/g,
];

const HANDED_ON = /export (?:type )?\{([^}]*)\} from '[^']*-tables\.ts'/g;

const readOwners = async (read, files) => {
  const owners = { bySql: new Map(), byName: new Map() };
  for (const file of files.filter((one) => TABLES_FILE.test(one) && !TEST.test(one))) {
    for (const [, name, table] of all(await read(file), /export const (\w+) = pgTable\(\s*'([a-z_]+)'/g)) {
      owners.bySql.set(table, sliceOf(file));
      owners.byName.set(name, file);
    }
  }
  return owners;
};

const foreignNames = (source, slice, bySql) =>
  NAMED.flatMap((pattern) => all(source, pattern).map(([, name]) => name.toLowerCase())).filter(
    (name) => bySql.has(name) && bySql.get(name) !== slice,
  );

const handedOn = (source, byName) =>
  all(source, HANDED_ON)
    .flatMap(([, names]) => names.split(',').map((name) => name.trim()))
    .filter((name) => byName.has(name.split(' ')[0]));

/**
 * Breaches of "a table has one owner": SQL that names a table of somebody else, and files that hand a table object on
 * instead of a view of it. References of tables to tables, tests and the demo are free.
 * @param {string} baseDir @param {string[]} files paths below it
 */
export const findForeignTables = async (baseDir, files) => {
  const read = (file) => readFile(join(baseDir, file), 'utf8');
  const { bySql, byName } = await readOwners(read, files);
  const breaches = [];
  for (const file of files.filter((one) => WITH_SQL.test(one) && !TEST.test(one) && !TABLES_FILE.test(one))) {
    const source = withoutComments(await read(file));
    for (const name of new Set(foreignNames(source, sliceOf(file), bySql))) {
      breaches.push({ rule: 'sql-names-own-tables', from: file, to: name });
    }
    for (const name of handedOn(source, byName))
      breaches.push({ rule: 'tables-are-not-handed-on', from: file, to: name });
  }
  return { tables: bySql.size, breaches };
};
