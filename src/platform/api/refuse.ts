import { ORPCError } from '@orpc/server';
import type { ErrorSpecs } from '#platform/shared/define-endpoint.ts';

/**
 * A refusal declared in a contract, ready to be thrown: the transaction rolls back and the caller sees
 * the declared status, code and message. `message` replaces the declared text where it names facts.
 */
export function refuse<E extends ErrorSpecs>(
  errors: E,
  name: keyof E & string,
  facts: { message?: string; data?: unknown } = {},
): ORPCError<string, unknown> {
  const spec = errors[name];
  if (!spec) throw new Error(`${name} is declared in no contract`);
  return new ORPCError(name, { status: spec.status, message: facts.message ?? spec.message, data: facts.data });
}

/** Answer for things that do not exist and for things of others: both look the same. */
export function notFound(what: string): ORPCError<'NOT_FOUND', undefined> {
  return new ORPCError('NOT_FOUND', { status: 404, message: `${what}不存在或已被删除` });
}
