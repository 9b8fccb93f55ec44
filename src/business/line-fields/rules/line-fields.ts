import { LINE_FIELDS, type LineField, type LineFieldName, type LineFields } from '../contract/line-fields.ts';

type Entry = LineField & { name: LineFieldName };
const FIELDS: readonly Entry[] = LINE_FIELDS;

function build(read: (field: Entry) => string | null): LineFields {
  return Object.fromEntries(FIELDS.map((field) => [field.name, read(field)])) as LineFields;
}

const emptyOf = ({ kind }: LineField) => (kind === 'date' ? null : '');

/** A line to which nothing was written. */
export const NO_LINE_FIELDS: LineFields = build(emptyOf);

/** What was written to a line, and nothing else of it. */
export const lineFieldsOf = (line: Partial<LineFields>): LineFields =>
  build((field) => line[field.name] ?? emptyOf(field));

/** What was written to a line itself, and where nothing was what stood on the document before it. */
export const lineFieldsOr = (own: LineFields, before: LineFields): LineFields =>
  build(({ name }) => own[name] || before[name]);

/** What people outside the company learn of it (decision 0044). */
export const toldLineFields = (line: LineFields, inside: boolean): LineFields =>
  build((field) => (field.inside && !inside ? emptyOf(field) : line[field.name]));

/** What several lines say alike; where they differ somebody has to say it anew. */
export const sharedLineFields = (lines: readonly LineFields[]): LineFields =>
  build((field) => {
    const [first, ...others] = new Set(lines.map((line) => line[field.name]));
    return others.length === 0 && first ? first : emptyOf(field);
  });

/** What was written, without what is empty: documents without it keep the fingerprint they had. */
export const filledLineFields = (line: Partial<LineFields>): Partial<LineFields> =>
  Object.fromEntries(FIELDS.flatMap(({ name }) => (line[name] ? [[name, line[name]]] : [])));

/** What the line is wanted for, in words with their labels: 部门 一车间, 期望到货 2026-12-01. */
export const purposeWords = (line: Partial<LineFields>): string[] =>
  FIELDS.flatMap(({ name, short, purpose }) => (purpose && line[name] ? [`${short} ${line[name]}`] : []));

/** Everything that was written to a line, in words with their labels, for papers and tables: 客户编码 M1, 项目 技改. */
export const lineFieldWords = (line: Partial<LineFields>): string[] =>
  FIELDS.flatMap(({ name, short }) => (line[name] ? [`${short} ${line[name]}`] : []));

/** The same purpose has the same text; empty where none was given. */
export function purposeKey(line: Partial<LineFields>): string {
  const parts = FIELDS.filter(({ purpose }) => purpose).map(({ name }) => line[name] ?? '');
  return parts.some((part) => part !== '') ? JSON.stringify(parts) : '';
}
