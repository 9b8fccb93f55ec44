import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import type { EndpointMeta } from '#platform/shared/define-endpoint.ts';
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

export interface ExportDefinition<Input = unknown> {
  /** Code of what is exported: `audit-log`. */
  kind: string;
  /** The same for people. */
  label: string;
  /** Its call. Whoever may not call it may neither have the file made nor fetch it. */
  call: DeclaredCall;
  /** Counts, and refuses in the words of the feature what is empty or too large. */
  plan(db: Db, caller: SignedInCaller, input: Input): Promise<ExportPlan>;
}

/** Declares what leaves the shop as a table: it is made at once or by a task, from the same declaration. */
export const defineExport = <Input>(definition: ExportDefinition<Input>): ExportDefinition<Input> => definition;

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
