import type pg from 'pg';
import type { DatabaseWay } from '../database-way.ts';
import { commitWith } from './last-query.ts';
import { NamingClient, nameOf } from './naming-client.ts';
import { prepareContext } from './scoped-reads.ts';
import { askTogether } from './shared-trips.ts';

/**
 * Statements are planned once per connection, a read brings its context along in one message, and what a transaction
 * ends with travels together with its commit. All of it reaches into the driver: see `known-driver.ts`.
 */
export const SHORT_WAY: DatabaseWay = {
  connections: {
    Client: NamingClient,
    // oxlint-disable-next-line typescript/no-misused-promises -- the pool waits for it, its type does not say so
    onConnect: prepareContext,
  },
  readAs: (pool, context) => (config: pg.QueryConfig & { rowMode?: string }, values) => {
    const { text, rowMode, types } = config;
    return askTogether(pool, context, {
      text,
      name: nameOf(text),
      values: values ?? config.values ?? [],
      rowMode,
      types,
    });
  },
  commit: commitWith,
};
