import { date, type PgColumn, text } from 'drizzle-orm/pg-core';
import {
  type DateFieldName,
  LINE_FIELDS,
  type LineField,
  type LineFieldName,
  type TextFieldName,
} from '../contract/line-fields.ts';

const textColumn = (name: string) => text(name).notNull().default('');
const dateColumn = (name: string) => date(name, { mode: 'string' });

type Columns = Record<TextFieldName, ReturnType<typeof textColumn>> &
  Record<DateFieldName, ReturnType<typeof dateColumn>>;

/** Columns of a table of lines for what a buyer may write to one. */
export function lineFieldColumns(): Columns {
  const fields: readonly LineField[] = LINE_FIELDS;
  const columns = fields.map(({ name, column, kind }) => [
    name,
    kind === 'date' ? dateColumn(column) : textColumn(column),
  ]);
  return Object.fromEntries(columns) as Columns;
}

/** The same columns of a table, to select them. */
export const lineFieldsIn = <Table extends Record<LineFieldName, PgColumn>>(table: Table): Pick<Table, LineFieldName> =>
  Object.fromEntries(LINE_FIELDS.map(({ name }) => [name, table[name]])) as Pick<Table, LineFieldName>;
