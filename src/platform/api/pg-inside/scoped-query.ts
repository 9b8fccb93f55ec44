import pg from 'pg';
import type { ContextValues } from '../db-scope.ts';
import { base, type Sender } from './sender.ts';

/** Statement that sets the context of a read; prepared on every connection before it is used. */
const CONTEXT = {
  name: 'context',
  text: `select set_config('app.firm_id', $1, true), set_config('app.user_id', $2, true),
    set_config('app.session_hash', $3, true), set_config('app.scope', $4, true),
    set_config('transaction_read_only', 'on', true)`,
};

/** Runs once per connection. */
export async function prepareContext(client: pg.ClientBase): Promise<void> {
  await client.query({ ...CONTEXT, values: ['', '', '', ''] });
}

/**
 * A read that brings its tenancy context along. Both go to PostgreSQL in one message up to its end mark, which the
 * protocol runs as one transaction: what is set for it is gone with it, as after a commit. That spares the two trips of
 * `begin` and `commit`, and three quarters of the time of a small read.
 */
export class ScopedQuery extends pg.Query {
  private readonly context: ContextValues;
  /** The first answer is the context's; the query's own comes after it. */
  private contextSet = false;

  constructor(config: pg.QueryConfig, values: unknown[] | undefined, context: ContextValues) {
    super(config, values);
    this.context = context;
  }

  override submit = (connection: pg.Connection): void => {
    const sender = connection as unknown as Sender;
    sender.stream.cork();
    try {
      sender.bind({ statement: CONTEXT.name, values: this.context, portal: '' });
      sender.execute({ portal: '' });
      base.submit.call(this, connection);
    } finally {
      sender.stream.uncork();
    }
  };

  /** Only the extended protocol knows end marks. */
  requiresPreparation(): boolean {
    return true;
  }

  handleDataRow(message: unknown, connection: unknown): void {
    if (this.contextSet) base.handleDataRow.call(this, message, connection);
  }

  handleCommandComplete(message: unknown, connection: unknown): void {
    if (this.contextSet) base.handleCommandComplete.call(this, message, connection);
    this.contextSet = true;
  }
}
