import pg from 'pg';
import type { Sender } from './sender.ts';

type Types = pg.CustomTypesConfig | undefined;

/** The library's answer, with what it does not type. */
export interface Answer extends pg.QueryResult {
  _parsers: unknown;
  _prebuiltEmptyResultObject: unknown;
  addFields(fields: readonly pg.FieldDef[]): void;
  addCommandComplete(message: unknown): void;
  addRow(row: unknown): void;
  parseRow(values: readonly (string | null)[]): unknown;
}

interface Shape {
  types: Types;
  answer: Answer;
}

const newAnswer = (rowMode: string | undefined, types: Types) =>
  new (pg as unknown as { Result: new (rowMode?: string, types?: Types) => Answer }).Result(rowMode, types);

/** What named statements of a connection answer with: a plan whose answer changes is refused by PostgreSQL. */
const shapes = new WeakMap<Sender, Map<string, Shape>>();

interface Described {
  name: string | undefined;
  rowMode: string | undefined;
  types: Types;
}

/** The columns of a statement have been described on this connection. */
export const isDescribed = (sender: Sender, name: string | undefined): boolean =>
  name !== undefined && (shapes.get(sender)?.has(name) ?? false);

/** Room for a statement's rows; its columns are known where they were described before. */
export function answerTo(sender: Sender, { name, rowMode, types }: Described): Answer {
  const answer = newAnswer(rowMode, types);
  const shape = name === undefined ? undefined : shapes.get(sender)?.get(name);
  if (!shape) return answer;
  const { fields, _parsers, _prebuiltEmptyResultObject } = shape.answer;
  if (shape.types === types) Object.assign(answer, { fields, _parsers, _prebuiltEmptyResultObject });
  else answer.addFields(fields);
  return answer;
}

/** Keeps the columns that were described with this answer. */
export function learnShape(sender: Sender, { name, types }: Described, answer: Answer): void {
  if (name === undefined) return;
  const known = shapes.get(sender) ?? new Map<string, Shape>();
  shapes.set(sender, known.set(name, { types, answer: { ...answer, rows: [] } }));
}
