import { z } from 'zod';
import type { Schema } from './sample-input.ts';

/** Schema of an answer as it leaves: an object has its fields and no other. */
export function outputSchema(schema: unknown): Schema {
  return z.toJSONSchema(schema as z.ZodType, { io: 'output', unrepresentable: 'any' }) as Schema;
}

/** Fields of a value that its schema does not name, at any depth. */
export function extraFields(schema: Schema, value: unknown, path = 'data'): string[] {
  const branches = schema.anyOf ?? schema.oneOf;
  if (branches) {
    const tries = branches.map((branch) => extraFields(branch, value, path));
    return tries.toSorted((a, b) => a.length - b.length)[0] ?? [];
  }
  if (Array.isArray(value)) return value.flatMap((one) => extraFields(schema.items ?? {}, one, `${path}[]`));
  if (typeof value !== 'object' || value === null) return [];
  const { properties = {}, additionalProperties } = schema;
  return Object.entries(value).flatMap(([name, part]) => {
    const known = properties[name] ?? (typeof additionalProperties === 'object' ? additionalProperties : null);
    return known ? extraFields(known, part, `${path}.${name}`) : [`${path}.${name}`];
  });
}

/** Places of a schema that would let anything through: `any`, `unknown`, objects that keep what they do not know. */
export function openPlaces(schema: Schema, path = 'data'): string[] {
  const shapes = [schema.type, schema.enum, schema.const, schema.anyOf, schema.oneOf, schema.allOf];
  const anything = shapes.every((shape) => shape === undefined);
  const loose = schema.type === 'object' && !isClosed(schema);
  const inner = Object.entries(schema.properties ?? {}).flatMap(([name, part]) => openPlaces(part, `${path}.${name}`));
  const lists = [schema.items ?? [], schema.anyOf ?? [], schema.oneOf ?? [], schema.allOf ?? []].flat();
  return [...(anything || loose ? [path] : []), ...inner, ...lists.flatMap((part) => openPlaces(part, path))];
}

const isClosed = ({ additionalProperties: rest }: Schema) =>
  rest === false || (typeof rest === 'object' && Object.keys(rest).length > 0);
