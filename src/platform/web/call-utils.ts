import type { ClientContext, ClientLink } from '@orpc/client';
import type { AnyContractRouter, ContractRouterClient } from '@orpc/contract';
import type { RouterUtils } from '@orpc/tanstack-query';
import { skipToken } from '@tanstack/react-query';
import type { CallOptions } from './http-link.ts';

type Path = readonly string[];
type Link = ClientLink<CallOptions>;

interface QueryParts {
  input?: unknown;
  queryKey?: readonly unknown[];
  context?: ClientContext;
}

/** What engines and tools ask of any object, which is no name of a call. */
const NO_CALLS = new Set(['then', 'toJSON', 'toString', 'valueOf', 'bind']);

/** An object that is a call where it is called, and another one below it by each name that is read. */
function byName(path: Path, leaf: (path: Path) => object): object {
  return new Proxy(leaf(path), {
    get: (target, name) => {
      if (typeof name !== 'string' || name in target || NO_CALLS.has(name)) return Reflect.get(target, name);
      return byName([...path, name], leaf);
    },
  });
}

const invoke =
  (link: Link, path: Path) =>
  (input: unknown, options: { signal?: AbortSignal; context?: ClientContext } = {}) =>
    link.call(path, input, { ...options, context: options.context ?? {} });

const keyOf = (path: Path, { input, type }: { input?: unknown; type?: string } = {}) => [
  path,
  { ...(input === undefined ? {} : { input }), ...(type === undefined ? {} : { type }) },
];

function queryUtils(link: Link, path: Path) {
  const call = invoke(link, path);
  const queryKey = ({ input, queryKey: own }: QueryParts = {}) => own ?? keyOf(path, { input, type: 'query' });
  return {
    call,
    key: (options?: { input?: unknown; type?: string }) => keyOf(path, options),
    queryKey,
    queryOptions: (parts: QueryParts = {}) => ({
      queryFn: ({ signal }: { signal: AbortSignal }) => call(parts.input, { signal, context: parts.context }),
      ...(parts.input === skipToken ? { enabled: false } : {}),
      ...parts,
      queryKey: queryKey(parts),
    }),
  };
}

/** `client.add(input)` for every call of a contract. The group is none itself: `client.apply` is a call, and no way to call it. */
export const callsBy = <C extends AnyContractRouter>(link: Link, path: Path) =>
  byName(path, (own) => (own === path ? {} : invoke(link, own))) as ContractRouterClient<C, CallOptions>;

/**
 * Options and keys of TanStack Query for every call of a contract, the same as the library gives. Its own function brings
 * streams, live and endless queries to every page, which no call of this shop is.
 */
export const queriesBy = <C extends AnyContractRouter>(link: Link, path: Path) =>
  byName(path, (own) => queryUtils(link, own)) as RouterUtils<ContractRouterClient<C, CallOptions>>;
