import { z } from 'zod';
import type { DeclaredEndpoint } from '#platform/shared/contract-list.ts';
import { tinyPdf } from '#tests/factories/tiny-pdf.ts';

/** The part of JSON Schema that contracts come out as. */
export interface Schema {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  required?: string[];
  items?: Schema;
  minItems?: number;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  pattern?: string;
  default?: unknown;
  contentEncoding?: string;
}

/** Values by field name that mean something in the shop under test: an item that exists, an own order. */
export type Known = Readonly<Record<string, unknown>>;

/** A field of an input that holds one value; names are dotted, and lists add nothing to them. */
export interface InputField {
  name: string;
  /** Last part of the name. */
  ownName: string;
  schema: Schema;
  nullable: boolean;
  /** The sample input with this value in this place. */
  place(value: unknown): unknown;
}

export interface CallInput {
  path: string;
  body: unknown;
}

const inputSchemas = new WeakMap<object, Schema>();

/** Worked out once for each contract: the generated tests ask for it thousands of times. */
export function inputSchema({ inputSchema: schema }: DeclaredEndpoint): Schema {
  const contract = schema as z.ZodType;
  const known = inputSchemas.get(contract);
  if (known) return known;
  const found = z.toJSONSchema(contract, { io: 'input', unrepresentable: 'any' }) as Schema;
  inputSchemas.set(contract, found);
  return found;
}

/** Smallest input a contract accepts as far as its shape goes; rules of the shop may still refuse it. */
export function sampleInput(endpoint: DeclaredEndpoint, known: Known): unknown {
  return sampleOf(inputSchema(endpoint), known);
}

/** The input as it travels: in the path, in the query of a GET, in the body of everything else. */
export function callInput(endpoint: DeclaredEndpoint, input: unknown): CallInput {
  if (Array.isArray(input)) return { path: endpoint.path, body: input };
  const fields = { ...(input as Record<string, unknown>) };
  const path = endpoint.path.replace(/\{\+?(\w+)\}/g, (_, name: string) => {
    const value = fields[name];
    delete fields[name];
    return encodeURIComponent(String(value));
  });
  if (endpoint.method !== 'GET') return { path, body: fields };
  const query = new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]));
  return { path: query.size ? `${path}?${query}` : path, body: undefined };
}

/** Every field of an input that holds one value, however deep. */
export function listFields(endpoint: DeclaredEndpoint, known: Known): InputField[] {
  const fields = walk(inputSchema(endpoint), [], known, (inner) => inner, false);
  const named = new Map(fields.map((field) => [`${field.name} ${field.schema.type}`, field]));
  return [...named.values()];
}

type Wrap = (inner: unknown) => unknown;

function walk(schema: Schema, path: string[], known: Known, wrap: Wrap, nullable: boolean): InputField[] {
  const branches = schema.anyOf ?? schema.oneOf;
  if (branches) {
    const real = branches.filter((branch) => branch.type !== 'null');
    return real.flatMap((branch) => walk(branch, path, known, wrap, nullable || real.length < branches.length));
  }
  if (schema.type === 'object') return walkObject(schema, path, known, wrap);
  if (schema.type === 'array') return walk(schema.items ?? {}, path, known, (inner) => wrap([inner]), false);
  return [{ name: path.join('.'), ownName: path.at(-1) ?? '', schema, nullable, place: wrap }];
}

function walkObject(schema: Schema, path: string[], known: Known, wrap: Wrap): InputField[] {
  const { properties = {}, additionalProperties } = schema;
  const whole = sampleOf(schema, known) as Record<string, unknown>;
  const within = (name: string) => (inner: unknown) => wrap({ ...whole, [name]: inner });
  const open = typeof additionalProperties === 'object' ? { any: additionalProperties } : {};
  return Object.entries({ ...properties, ...open }).flatMap(([name, part]) =>
    walk(part, [...path, name], known, within(name), false),
  );
}

function sampleOf(schema: Schema, known: Known, name = ''): unknown {
  if (schema.contentEncoding === 'binary') return new File([tinyPdf()], 'a.pdf');
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const branch = schema.anyOf?.[0] ?? schema.oneOf?.[0] ?? schema.allOf?.[0];
  if (branch) return sampleOf(branch, known, name);
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        (schema.required ?? []).map((part) => [part, sampleOf(schema.properties?.[part] ?? {}, known, part)]),
      );
    case 'array':
      return Array.from({ length: Math.max(1, schema.minItems ?? 0) }, () => sampleOf(schema.items ?? {}, known, name));
    case 'integer':
    case 'number':
      return Math.max(1, schema.minimum ?? 1);
    case 'boolean':
      return true;
    default:
      return sampleText(schema, known[name]);
  }
}

/** Texts that satisfy the formats of the contracts, tried in this order after the known one. */
const TEXTS = [
  ...[
    '1',
    '10.00',
    'A1',
    '13800000000',
    '2026-01-01',
    '2026-01-01T00:00:00+08:00',
    'SO260101000001',
    'XJ260101000001',
    'BJ260101000001',
    '123456',
    '22:30',
    'order.confirmed',
  ],
  ...['enterprise', 'nobody@shop.example', '/cart.html', 'a'.repeat(43), 'a'.repeat(22), 'a'.repeat(16)],
];

function sampleText({ pattern, minLength = 1, maxLength = 1_000_000 }: Schema, known: unknown): string {
  const matcher = pattern ? new RegExp(pattern, 'u') : /./;
  const fits = (text: unknown): text is string =>
    typeof text === 'string' && matcher.test(text) && text.length >= minLength && text.length <= maxLength;
  return [known, ...TEXTS].find(fits) ?? '1'.repeat(Math.max(1, minLength));
}
