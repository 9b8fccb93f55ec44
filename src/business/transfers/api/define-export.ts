import { z } from 'zod';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { defineEndpoint, type EndpointMeta, type ErrorSpecs, type Identity } from '#platform/shared/define-endpoint.ts';
import { exportTaskErrors } from '../contract/transfer-errors.ts';
import { exportAnswer } from '../contract/transfer-schemas.ts';
import type { ExportTable } from './table-sheets.ts';

/** What one asking comes to, counted but not yet read. */
export interface ExportPlan {
  /** Rows of the first sheet: what progress is counted by. */
  rows: number;
  fileName: string;
  /** Small enough that the person waits for it; else a task makes it. */
  atOnce: boolean;
  /** Reads it, piece by piece. */
  table: (db: Db) => ExportTable;
}

/** A declared call, with which an export shares identities, permission and input. */
interface DeclaredCall {
  '~orpc': { meta: { endpoint?: EndpointMeta }; inputSchema?: unknown };
}

export interface ExportPlace {
  name: string;
  path: string;
  fileName: string;
  inBackground: boolean;
}

export interface ExportDefinition<Input = unknown> {
  /** Code of what is exported: `audit-log`. */
  kind: string;
  /** The same for people. */
  label: string;
  /** Its call. Whoever may not call it may neither have the file made nor fetch it. */
  call: DeclaredCall;
  /** Where the call stands, if it is made of the definition: the app collects it. */
  place?: ExportPlace;
  /** Counts, and refuses in the words of the feature what is empty or too large. */
  plan(db: Db, caller: SignedInCaller, input: Input): Promise<ExportPlan>;
}

/** What an export says of itself where its call is made of it. */
interface DeclaredExport<I extends z.ZodType, E extends ErrorSpecs> {
  /** Code of what is exported: `audit-log`; its button finds it by the same name in `exports.gen.json`. */
  kind: string;
  label: string;
  /** Group and name of its call: `audit.export`. */
  name: `${string}.${string}`;
  path: `/${string}`;
  summary: string;
  identities: readonly Identity[];
  permission?: string;
  specified?: false;
  input: I;
  /** Kinds of what the input names by number. */
  objects?: Readonly<Record<string, string>>;
  /** Its refusals. One that ends in `_EMPTY` says that there is nothing to export. */
  errors: E;
  /** What the file is called where nothing in it says better. */
  fileName: string;
  /** May be so large that a task makes it: the plan says when (`atOnce`). */
  inBackground?: true;
  plan(db: Db, caller: SignedInCaller, input: z.infer<I>): Promise<ExportPlan>;
}

/** Declares what leaves the shop as a table, with its call: it is made at once or by a task, from the same declaration. */
export function defineExport<I extends z.ZodType, const E extends ErrorSpecs>(
  declared: DeclaredExport<I, E>,
): ExportDefinition<z.infer<I>> {
  const { kind, label, name, fileName, inBackground = false, errors, plan, ...endpoint } = declared;
  const common = { ...endpoint, method: 'POST', rate: 'export' } as const;
  const call = inBackground
    ? defineEndpoint({ ...common, output: exportAnswer, errors: { ...errors, ...exportTaskErrors } })
    : defineEndpoint({ ...common, output: z.file(), errors });
  return { kind, label, call, plan, place: { name, path: endpoint.path, fileName, inBackground } };
}

/** Of a call that is declared beside it, because it answers something else as well, or is not asked by POST. */
export const exportOfCall = <Input>(definition: ExportDefinition<Input>): ExportDefinition<Input> => definition;

export function metaOf({ kind, call }: ExportDefinition): EndpointMeta {
  const { endpoint } = call['~orpc'].meta;
  if (!endpoint) throw new Error(`${kind} names a call that is not declared with defineEndpoint`);
  return endpoint;
}

interface Parser {
  parse(value: unknown): unknown;
}

/** What was asked, read as the call reads it today. */
export const readInput = ({ call }: ExportDefinition, stored: unknown): unknown =>
  (call['~orpc'].inputSchema as Parser).parse(stored);

/** Definitions by their code, each of them once. */
export function exportsByKind(definitions: readonly ExportDefinition[]): ReadonlyMap<string, ExportDefinition> {
  const known = new Map(definitions.map((definition) => [definition.kind, definition]));
  if (known.size < definitions.length) throw new Error('two exports have the same code');
  return known;
}
