import pg from 'pg';
import type { LastStatement } from '../database-way.ts';
import { nameOf } from './naming-client.ts';
import { base, type Sender, writeValue } from './sender.ts';

type Named = LastStatement & { name: string | undefined };

/** Planned before anything is executed: no row stays locked while PostgreSQL thinks about the next statement. */
function prepareNamed(sender: Sender, { text, name }: Named): void {
  if (!name || sender.parsedStatements[name] || sender.submittedNamedStatements[name]) return;
  sender.parse({ text, name, types: [] });
  sender.submittedNamedStatements[name] = text;
}

function execute(sender: Sender, { text, name, params }: Named): void {
  if (!name) sender.parse({ text, types: [] });
  sender.bind({ ...(name ? { statement: name } : {}), values: params, valueMapper: writeValue });
  sender.execute({ portal: '' });
}

const COMMIT: Named = { text: 'commit', name: undefined, params: [] };

/** Statements and the commit in one message up to its end mark: a failure of one leaves out all that follow. */
class LastQuery extends pg.Query {
  private complete = false;
  private readonly followers: readonly Named[];

  constructor({ text, name, params }: Named, followers: readonly Named[]) {
    super({ text, name }, params);
    this.followers = followers;
  }

  prepare(sender: Sender): void {
    for (const follower of this.followers) prepareNamed(sender, follower);
    base.prepare.call(this, sender);
  }

  /** Only the extended protocol knows end marks. */
  requiresPreparation(): boolean {
    return true;
  }

  /** The library's own sends the end mark here. */
  _getRows(sender: Sender): void {
    sender.execute({ portal: '' });
    for (const follower of this.followers) execute(sender, follower);
    sender.sync();
  }

  /** Nobody reads what those behind the first answer; their rows have not even been described. */
  handleDataRow(message: unknown, connection: unknown): void {
    if (!this.complete) base.handleDataRow.call(this, message, connection);
  }

  handleCommandComplete(message: unknown, connection: unknown): void {
    if (!this.complete) base.handleCommandComplete.call(this, message, connection);
    this.complete = true;
  }
}

/** One message for all of them and the commit. */
export async function commitWith(client: pg.PoolClient, last: readonly LastStatement[]): Promise<void> {
  const [first, ...others] = last.map((statement) => ({ ...statement, name: nameOf(statement.text) }));
  if (!first) {
    await client.query('commit');
    return;
  }
  const query = new LastQuery(first, [...others, COMMIT]);
  await new Promise<void>((resolve, reject) => {
    const send = client.query as unknown as (query: pg.Query, done: (error: Error | null) => void) => void;
    send.call(client, query, (error) => (error ? reject(error) : resolve()));
  });
}
