import { type ClientLink, createORPCClient } from '@orpc/client';
import { createTanstackQueryUtils } from '@orpc/tanstack-query';
import { skipToken } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { callsBy, queriesBy } from './call-utils.ts';
import type { CallOptions } from './http-link.ts';

type Utils = Record<string, Record<string, (...args: unknown[]) => unknown>>;

const link = { call: vi.fn(async (path: readonly string[]) => path.join('.')) } satisfies ClientLink<CallOptions>;
const theirs = createTanstackQueryUtils(createORPCClient(link, { path: ['cart'] }), {
  path: ['cart'],
}) as never as Utils;
const ours = queriesBy(link, ['cart']) as never as Utils;

/** A part of an object by its names. */
const at = (utils: Utils, names: readonly string[]) =>
  names.reduce<unknown>((node, name) => (node as Record<string, unknown>)[name], utils) as (
    ...args: unknown[]
  ) => unknown;

it.each<[string[], unknown[]]>([
  [['key'], []],
  [['add', 'key'], []],
  [['add', 'key'], [{ input: { skuCode: 'A' } }]],
  [['add', 'key'], [{ type: 'query' }]],
  [['desk', 'list', 'key'], []],
  [['list', 'queryKey'], []],
  [['list', 'queryKey'], [{ input: { page: 1 } }]],
  [['list', 'queryKey'], [{ queryKey: ['own'] }]],
])('%j is the key the library makes', (names, args) => {
  expect(at(ours, names)(...args)).toEqual(at(theirs, names)(...args));
});

it.each([
  [{}],
  [{ input: { page: 2 }, staleTime: 5_000 }],
  [{ input: skipToken }],
  [{ input: { page: 2 }, queryKey: ['own'], enabled: false }],
])('options of %j are the library’s', (parts) => {
  const { queryFn: own, ...mine } = at(ours, ['list', 'queryOptions'])(parts) as Record<string, unknown>;
  const { queryFn, ...wanted } = at(theirs, ['list', 'queryOptions'])(parts) as Record<string, unknown>;
  expect(mine).toEqual(wanted);
  expect([typeof own, typeof queryFn]).toEqual(['function', 'function']);
});

it('a query asks its call with its input, and can be given up', async () => {
  const { signal } = new AbortController();
  const { queryFn } = at(ours, ['list', 'queryOptions'])({ input: { page: 2 } }) as {
    queryFn: (context: { signal: AbortSignal }) => Promise<unknown>;
  };
  expect(await queryFn({ signal })).toBe('cart.list');
  expect(link.call).toHaveBeenLastCalledWith(['cart', 'list'], { page: 2 }, { signal, context: {} });
});

it('a call is made by its name, and is no promise by itself', async () => {
  const calls = callsBy(link, ['cart']) as never as Utils;
  expect(await at(calls, ['desk', 'add'])({ skuCode: 'A' }, { context: { idempotencyKey: 'k' } })).toBe(
    'cart.desk.add',
  );
  expect(link.call).toHaveBeenLastCalledWith(
    ['cart', 'desk', 'add'],
    { skuCode: 'A' },
    { context: { idempotencyKey: 'k' } },
  );
  expect(calls.then).toBeUndefined();
});

it.each(['apply', 'call', 'bindAll'])('a call may be named %s', async (name) => {
  const calls = callsBy(link, ['cases']) as never as Record<string, (input: object) => Promise<string>>;
  expect(await calls[name]?.({})).toBe(`cases.${name}`);
});
