import { ORPCError, ValidationError } from '@orpc/server';
import { z } from 'zod';
import { commonErrors } from '#platform/shared/access-refusals.ts';
import type { Envelope, MemberEnvelope } from '#platform/shared/envelope.ts';
import { describeIssues } from './describe-issues.ts';
import { log } from './log.ts';
import { causesOf, isLostConnection, OutcomeUnknown } from './lost-connection.ts';
import { refuse } from './refuse.ts';
import { requestIdOrNull } from './request-scope.ts';
import { sqlStateOf } from './sql-state.ts';

z.config(z.locales.zhCN());

/** Errors of the transport itself, beside those that contracts declare. */
const GENERIC: Record<number, { code: number; message: string }> = {
  400: { code: 40000, message: '请求内容不正确' },
  404: { code: 404, message: '请求的内容不存在' },
  408: { code: 50302, message: '处理超时，请稍后再试' },
  413: { code: 413, message: '请求内容过大' },
  500: { code: 500, message: '系统出现错误，请稍后再试；如仍不成功，请提供请求编号' },
  503: { code: 50301, message: '系统繁忙，请稍后再试' },
};

/** PostgreSQL conditions that are nobody's bug, beside lost connections: timeouts, lock waits, no place left. */
const BUSY = new Set(['55P03', '57014', '53300', '25P03', '25P04', '40001', '40P01']);

/** Seconds after which the same request tells what became of the first. */
const ASK_AGAIN_SECONDS = 2;

/** The answer when nobody knows whether a change was made: the same request, under its key, makes it once. */
export const outcomeUnknown = () =>
  refuse(commonErrors, 'OUTCOME_UNKNOWN', { data: { retryAfter: ASK_AGAIN_SECONDS } });

/** Turns what a handler threw into the error that leaves the server; unknown errors are logged and hidden. */
export function toClientError(error: unknown): ORPCError<string, unknown> {
  if (error instanceof ORPCError && error.code === 'BAD_REQUEST' && error.cause instanceof ValidationError) {
    return new ORPCError('BAD_REQUEST', { status: 400, message: describeIssues(error.cause.issues) });
  }
  if (error instanceof ORPCError && error.status < 500) return error;
  if ([...causesOf(error)].some((cause) => cause instanceof OutcomeUnknown)) {
    log.error({ err: error }, 'outcome unknown');
    return outcomeUnknown();
  }
  if (isDatabaseBusy(error)) {
    log.error({ err: error }, 'database busy');
    return generic(503);
  }
  if (error instanceof ORPCError && error.status === 503) return error;
  log.error({ err: error instanceof ORPCError ? (error.cause ?? error) : error }, 'call failed');
  return generic(500);
}

export function generic(status: number): ORPCError<string, unknown> {
  const { message } = GENERIC[status] ?? { message: '请求失败' };
  return new ORPCError(status === 404 ? 'NOT_FOUND' : `HTTP_${status}`, { status, message });
}

/** Whether the database could not do it now: too slow, too full or gone. */
export function isDatabaseBusy(error: unknown): boolean {
  const condition = sqlStateOf(error);
  return (condition !== null && BUSY.has(condition)) || isLostConnection(error);
}

export type ErrorCodes = ReadonlyMap<string, number>;

/** Body of a refusal: the number of the contract, the words for people, and the request id to quote. */
export function errorBody(error: ORPCError<string, unknown>, codes: ErrorCodes): Envelope {
  const code = codes.get(error.code) ?? GENERIC[error.status]?.code ?? error.status;
  const requestId = requestIdOrNull() ?? undefined;
  return { code, success: false, message: error.message, data: error.data ?? null, error: error.code, requestId };
}

/** Member-centre answers repeat code and message under their own names (specification 7). */
export function forMemberCentre(body: Envelope): MemberEnvelope {
  return { ...body, errCode: body.code, errMsg: body.success ? '' : body.message };
}
