import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import type { DocumentNumber } from '#business/document-numbers/contract/document-number.ts';
import { type defineStates, movesOf } from '#business/documents/rules/public.ts';
import type { TableRules } from '#platform/api/table-rules.ts';
import type { CodeFacts } from './facts-sql.ts';

export type States = ReturnType<typeof defineStates>;
type Exported = Readonly<Record<string, unknown>>;

const TABLES = ['src/platform/api/platform-tables.ts', 'src/{features,business}/*/api/*-tables.ts'];

const has = (value: unknown, ...keys: string[]): value is object =>
  typeof value === 'object' && value !== null && keys.every((key) => key in value);

const isStates = (value: unknown): value is States => has(value, 'machine', 'births', 'acts');
const isNumber = (value: unknown): value is DocumentNumber => has(value, 'prefix', 'sequence', 'beginning');
const isRules = (value: unknown): value is TableRules => has(value, 'tableRules');

/** What the files export in whose text a word stands: the others are not even loaded. */
async function exportsOf(patterns: readonly string[], word: string): Promise<unknown[]> {
  const files = patterns
    .flatMap((pattern) => globSync(pattern))
    .filter((file) => !file.endsWith('.test.ts') && readFileSync(file, 'utf8').includes(word))
    .sort();
  const modules = await Promise.all(
    files.map((file): Promise<Exported> => import(/* @vite-ignore */ pathToFileURL(resolve(file)).href)),
  );
  return modules.flatMap((exported) => Object.values(exported));
}

/** Every kind of document that says its states by `defineStates`, wherever it lies. */
export async function declaredStates(): Promise<States[]> {
  return (await exportsOf(['src/{features,business}/*/rules/**/*.ts'], '= defineStates(')).filter(isStates);
}

const sorted = <T>(rows: readonly (readonly [string, T])[]): Record<string, T> =>
  Object.fromEntries(rows.toSorted(([a], [b]) => (a < b ? -1 : 1)));

/** What the code says of the database and drizzle-kit does not write. */
export async function factsOfCode(): Promise<CodeFacts> {
  const exported = await exportsOf(TABLES, 'pgTable(');
  const tables = exported.filter((value) => is(value, PgTable)).map(getTableConfig);
  const rules = exported.filter(isRules).flatMap(({ tableRules }) => tableRules);
  const ruled = rules.map(([table, rule]) => [getTableConfig(table).name, rule] as const);
  const openTo = new Map(ruled.map(([name, rule]) => [name, rule.openTo]));
  const firmTables = tables.filter(({ columns }) => columns.some(({ name }) => name === 'firm_id'));
  const numbers = await exportsOf(['src/{features,business}/*/contract/**/*.ts'], 'documentNumber(');
  const machines = await declaredStates();
  return {
    sequences: [...new Set(numbers.filter(isNumber).map(({ sequence }) => sequence))].sort(),
    firmTables: sorted(firmTables.map(({ name }) => [name, openTo.get(name) ?? 'firm'])),
    writtenOnce: sorted(ruled.flatMap(([name, { writtenOnce }]) => (writtenOnce ? [[name, writtenOnce]] : []))),
    guards: sorted(ruled.flatMap(([name, { states }]) => (states ? [[name, states.machine]] : []))),
    moves: sorted(machines.map((states) => [states.machine, movesOf(states)])),
  };
}
