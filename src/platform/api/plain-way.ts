import type pg from 'pg';
import type { DatabaseWay } from './database-way.ts';
import { beginStatement } from './db-scope.ts';

/** With nothing but what the driver documents: a transaction around each read, one statement after the other at the end. */
export const PLAIN_WAY: DatabaseWay = {
  connections: {},
  readAs: (pool, context) => async (config, values) => {
    const client = await pool.connect();
    let broken: Error | undefined;
    try {
      await client.query(beginStatement(context, 'read'));
      const result = await client.query(config, values);
      await client.query('commit');
      return result;
    } catch (error) {
      await client.query('rollback').catch((cause: Error) => {
        broken = cause;
      });
      throw error;
    } finally {
      client.release(broken);
    }
  },
  async commit(client: pg.PoolClient, last) {
    for (const { text, params } of last) await client.query(text, params);
    await client.query('commit');
  },
};
