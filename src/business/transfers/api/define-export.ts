import { z } from 'zod';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import {
  defineEndpoint,
  type EndpointMeta,
  type ErrorSpecs,
  type Identity,
  type Permission,
} from '#platform/shared/define-endpoint.ts';
import { exportTaskErrors } from '../contract/transfer-errors.ts';
import { exportAnswer } from '../contract/transfer-schemas.ts';
import type { FilterWords } from '../rules/filter-words.ts';
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

/** What the message about a scheduled file says beside its link. */
export interface ExportLetter {
  /** A few sentences: the figures of the period. */
  text: string;
  /** A chart, as PNG: it stands in the mail below the text. `alt` says what it shows. */
  picture?: { png: Uint8Array; alt: string };
}

/** What lets an export be made by the calendar. */
export interface ScheduledExport<Input = unknown> {
  /** Where its input says from when and until when: `filter.dateFrom`. Without it all days are meant; `needed`: it cannot be. */
  days?: { from: string; to: string; needed?: true };
  /** What the fields of its filters are called; where words have to be looked up, `wordsOf` says them all. */
  words?: FilterWords;
  wordsOf?(db: Db, caller: SignedInCaller, input: Input): Promise<readonly string[]>;
  /** Read with the rights the receiver has on that day, over the days of that run. */
  letter?(db: Db, caller: SignedInCaller, input: Input): Promise<ExportLetter | null>;
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
  /** Most rows of one file: buttons say it before anybody presses. */
  mostRows?: number;
  /** Its reader moves from firm to firm, which takes a transaction. */
  acrossFirms?: true;
  /** Absent: it is made when somebody asks, and not by the calendar. */
  scheduled?: ScheduledExport<Input>;
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
  permission?: Permission;
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
  mostRows?: number;
  acrossFirms?: true;
  scheduled?: ScheduledExport<z.infer<I>>;
  plan(db: Db, caller: SignedInCaller, input: z.infer<I>): Promise<ExportPlan>;
}

/** Declares what leaves the shop as a table, with its call: it is made at once or by a task, from the same declaration. */
export function defineExport<I extends z.ZodType, const E extends ErrorSpecs>(
  declared: DeclaredExport<I, E>,
): ExportDefinition<z.infer<I>> {
  const {
    kind,
    label,
    name,
    fileName,
    inBackground = false,
    errors,
    plan,
    mostRows,
    acrossFirms,
    scheduled,
    ...endpoint
  } = declared;
  const common = { ...endpoint, method: 'POST', rate: 'export' } as const;
  const call = inBackground
    ? defineEndpoint({ ...common, output: exportAnswer, errors: { ...errors, ...exportTaskErrors } })
    : defineEndpoint({ ...common, output: z.file(), errors });
  const place = { name, path: endpoint.path, fileName, inBackground };
  return {
    ...{ kind, label, call, plan, place },
    ...(mostRows && { mostRows }),
    ...(acrossFirms && { acrossFirms }),
    ...(scheduled && { scheduled }),
  };
}

/** Of a call that is declared beside it, because it answers something else as well, or is not asked by POST. */
export const exportOfCall = <Input>(definition: ExportDefinition<Input>): ExportDefinition<Input> => definition;

export function metaOf({ kind, call }: ExportDefinition): EndpointMeta {
  const { endpoint } = call['~orpc'].meta;
  if (!endpoint) throw new Error(`${kind} names a call that is not declared with defineEndpoint`);
  return endpoint;
}

/** What its call takes. */
export const inputOf = ({ call }: ExportDefinition): z.ZodType => call['~orpc'].inputSchema as z.ZodType;

/** What was asked, read as the call reads it today. */
export const readInput = (definition: ExportDefinition, stored: unknown): unknown => inputOf(definition).parse(stored);

/** Definitions by their code, each of them once. */
export function exportsByKind(definitions: readonly ExportDefinition[]): ReadonlyMap<string, ExportDefinition> {
  const known = new Map(definitions.map((definition) => [definition.kind, definition]));
  if (known.size < definitions.length) throw new Error('two exports have the same code');
  return known;
}
