import { ORPCError } from '@orpc/server';
import { JSON_PART } from '../shared/json-part.ts';

type Fields = Record<string, unknown>;

function parsed(text: string): Fields {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Fields;
  } catch {
    // Said below.
  }
  throw new ORPCError('BAD_REQUEST', { status: 400, message: `字段 ${JSON_PART}：应为一个 JSON 对象` });
}

/** Input of a form: what stands in its part of JSON counts like fields of its own, with numbers and lists; files stay. */
export function withJsonPart(input: unknown): unknown {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return input;
  const { [JSON_PART]: text, ...rest } = input as Fields;
  return typeof text === 'string' ? { ...parsed(text), ...rest } : input;
}
