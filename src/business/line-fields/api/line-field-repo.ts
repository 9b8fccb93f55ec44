import { type SQL, sql } from 'drizzle-orm';
import { LINE_FIELDS, type LineField, type LineFieldName, type LineFields } from '../contract/line-fields.ts';

type Entry = LineField & { name: LineFieldName };
const FIELDS: readonly Entry[] = LINE_FIELDS;

const joined = (parts: readonly SQL[]) => sql.join([...parts], sql`, `);
const named = (alias: string, { column }: Entry) => sql.raw(`${alias}.${column}`);

/** Column names, for what is inserted and what arrays are called. */
export const lineFieldNames: SQL = sql.raw(FIELDS.map(({ column }) => column).join(', '));

/** Columns of a row as the shop calls them. */
export const selectLineFields = (alias: string): SQL =>
  sql.raw(
    FIELDS.map(({ name, column, kind }) => `${alias}.${column}${kind === 'date' ? '::text' : ''} as "${name}"`).join(
      ', ',
    ),
  );

/** The same columns as values, some of them otherwise. */
export const lineFieldValues = (alias: string, otherwise: Partial<Record<LineFieldName, SQL>> = {}): SQL =>
  joined(FIELDS.map((field) => otherwise[field.name] ?? named(alias, field)));

const typeOf = ({ kind }: Entry) => sql.raw(kind === 'date' ? 'date[]' : 'text[]');

/** Values of many lines as one array for each field: the statement is the same for 1 line and 2,000. */
export const lineFieldArrays = (lines: readonly Partial<LineFields>[]): SQL =>
  joined(
    FIELDS.map((field) => {
      const empty = field.kind === 'date' ? null : '';
      return sql`${sql.param(lines.map((line) => line[field.name] ?? empty))}::${typeOf(field)}`;
    }),
  );

const given = ({ column }: Entry) => sql.raw(`${column}_given`);

/**
 * Changes of many lines: `arrays` called `names` hold them, `set` takes over those that were given. A day can be given as
 * none.
 */
export function lineFieldChanges(alias: string, from: string, lines: readonly Partial<LineFields>[]) {
  return {
    names: joined(FIELDS.flatMap((field) => [sql.raw(field.column), given(field)])),
    arrays: joined(
      FIELDS.flatMap((field) => [
        sql`${sql.param(lines.map((line) => line[field.name] ?? null))}::${typeOf(field)}`,
        sql`${sql.param(lines.map((line) => line[field.name] !== undefined))}::boolean[]`,
      ]),
    ),
    set: joined(
      FIELDS.map(
        (field) =>
          sql`${sql.raw(field.column)} = case when ${sql.raw(from)}.${given(field)} then ${named(from, field)}
            else ${named(alias, field)} end`,
      ),
    ),
  };
}
