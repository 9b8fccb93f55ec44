import { describe, expect, it } from 'vitest';
import { toClientError } from './error-body.ts';
import { commitFailure, isLostConnection, NotBegun, OutcomeUnknown } from './lost-connection.ts';

const coded = (code: string, message = 'x') => Object.assign(new Error(message), { code });
const wrapped = (cause: unknown) => new Error('Failed query: select', { cause });

const LOST = [
  ['terminated', new Error('Connection terminated unexpectedly')],
  ['the pool gives up on a new connection', new Error('Connection terminated due to connection timeout')],
  ['the pool gives up on a free one', new Error('timeout exceeded when trying to connect')],
  ['reset', coded('ECONNRESET')],
  ['a broken pipe, whose code is as long as PostgreSQL’s', coded('EPIPE')],
  ['refused at every address', new AggregateError([coded('ECONNREFUSED'), coded('ECONNREFUSED')], '')],
  ['no socket in its folder', Object.assign(coded('ENOENT'), { syscall: 'connect' })],
  ['more wait at a socket than it holds', Object.assign(coded('EAGAIN'), { syscall: 'connect' })],
  ['ended by the administrator', coded('57P01')],
  ['crashed', coded('57P02')],
  ['connection failure', coded('08006')],
] as const;

describe('a lost connection', () => {
  it.each(LOST)('%s', (_, error) => {
    expect([isLostConnection(error), isLostConnection(wrapped(error))]).toEqual([true, true]);
    expect(toClientError(wrapped(error)).status).toBe(503);
    expect(toClientError(new NotBegun(error)).status).toBe(503);
    expect(commitFailure(error)).toBeInstanceOf(OutcomeUnknown);
    expect(toClientError(commitFailure(error))).toMatchObject({ status: 503, code: 'OUTCOME_UNKNOWN' });
  });

  it.each([
    ['a unique value twice', coded('23505')],
    ['a file that is not there', Object.assign(coded('ENOENT'), { syscall: 'open' })],
    ['a serialization failure', coded('40001')],
    ['a mistake of ours', new TypeError('x is not a function')],
    ['a file that is missing', coded('ENOENT')],
  ])('is not %s', (_, error) => {
    expect(isLostConnection(error)).toBe(false);
    expect(commitFailure(error)).toBe(error);
  });

  it('leaves nothing unknown where COMMIT was never sent', () => {
    const error = new Error('Client has encountered a connection error and is not queryable');
    expect(commitFailure(error)).toBe(error);
    expect(toClientError(error)).toMatchObject({ status: 503, code: 'HTTP_503' });
  });
});
