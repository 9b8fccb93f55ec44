import { ORPCError } from '@orpc/server';

/**
 * Input of a call that is no GET: its body and, beside it, the query parameters its contract names. Anything else in
 * the address, a name given twice and a name given in both places are refused: nobody should wonder which one counted.
 */
export function withQueryFields(body: unknown, query: URLSearchParams, allowed: readonly string[]): unknown {
  if (query.size === 0) return body;
  const fields = bodyFields(body);
  const merged = new Map(Object.entries(fields ?? {}));
  for (const [name, value] of query) {
    if (!allowed.includes(name)) throw badRequest(name, '地址中不接受此参数');
    if (merged.has(name)) throw badRequest(name, '重复给出');
    merged.set(name, value);
  }
  return fields ? Object.fromEntries(merged) : body;
}

/** Null for a body that is no object: the schema refuses it with its own words. */
function bodyFields(body: unknown): object | null {
  if (body === undefined) return {};
  return typeof body === 'object' && body !== null && !Array.isArray(body) ? body : null;
}

const badRequest = (name: string, complaint: string) =>
  new ORPCError('BAD_REQUEST', { status: 400, message: `字段 ${name.slice(0, 40)}：${complaint}` });
