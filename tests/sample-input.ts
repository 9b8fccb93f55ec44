import { z } from 'zod';
import type { DeclaredEndpoint } from '#platform/shared/contract-list.ts';

/** Smallest input a schema accepts as far as its shape goes; business rules may still refuse it. */
export function sampleInput(
  endpoint: DeclaredEndpoint,
  extra: Record<string, unknown>,
): { path: string; body: unknown } {
  const sample = sampleOf(
    z.toJSONSchema(endpoint.inputSchema as z.ZodType, { io: 'input', unrepresentable: 'any' }) as Schema,
  );
  if (Array.isArray(sample)) return { path: endpoint.path, body: [{ ...(sample[0] as object), ...extra }] };
  const fields: Record<string, unknown> = { ...(sample as Record<string, unknown>), ...extra };
  const path = endpoint.path.replace(/\{\+?(\w+)\}/g, (_, name: string) => {
    const value = fields[name];
    delete fields[name];
    return encodeURIComponent(typeof value === 'string' || typeof value === 'number' ? value : 'x');
  });
  if (endpoint.method !== 'GET') return { path, body: fields };
  const query = new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]));
  return { path: query.size ? `${path}?${query}` : path, body: undefined };
}

interface Schema {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minItems?: number;
  minLength?: number;
  minimum?: number;
  pattern?: string;
  default?: unknown;
}

function sampleOf(schema: Schema): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const branch = schema.anyOf?.[0] ?? schema.allOf?.[0];
  if (branch) return sampleOf(branch);
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        (schema.required ?? []).map((name) => [name, sampleOf(schema.properties?.[name] ?? {})]),
      );
    case 'array':
      return Array.from({ length: schema.minItems ?? 0 }, () => sampleOf(schema.items ?? {}));
    case 'integer':
    case 'number':
      return Math.max(1, schema.minimum ?? 1);
    case 'boolean':
      return true;
    default:
      return sampleText(schema);
  }
}

/** Texts that satisfy the patterns of `wire-schemas.ts`; anything else gets digits, which most formats accept. */
function sampleText({ pattern, minLength = 1 }: Schema): string {
  const candidates = ['1', '10.00', 'A1', '13800000000', '2026-01-01', '2026-01-01T00:00:00+08:00', 'SO260101000001'];
  const matcher = pattern ? new RegExp(pattern, 'u') : /./;
  const fit = candidates.find((text) => matcher.test(text) && text.length >= minLength);
  return fit ?? '1'.repeat(Math.max(1, minLength));
}
