import type pg from 'pg';
import type { ContextValues } from '../db-scope.ts';
import { type Answer, answerTo, isDescribed, learnShape } from './known-shapes.ts';
import type { Sender } from './sender.ts';

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

/** One of the reads that travel together. */
export interface Read {
  text: string;
  name: string | undefined;
  /** As they are written for PostgreSQL. */
  values: readonly unknown[];
  rowMode: string | undefined;
  types: pg.CustomTypesConfig | undefined;
}

/** Whether PostgreSQL knows the statement on this connection, or will when the message has arrived. */
const isKnown = ({ parsedStatements, submittedNamedStatements }: Sender, name: string | undefined) =>
  name !== undefined && (parsedStatements[name] ?? submittedNamedStatements[name]) !== undefined;

function sendRead(sender: Sender, { text, name, values }: Read): void {
  if (!isKnown(sender, name)) {
    sender.parse({ text, ...(name ? { name } : {}), types: [] });
    if (name) sender.submittedNamedStatements[name] = text;
  }
  sender.bind({ ...(name ? { statement: name } : {}), portal: '', values });
  if (!isDescribed(sender, name)) sender.describe({ type: 'P', name: '' });
  sender.execute({ portal: '' });
}

/**
 * Reads that bring their tenancy context along. All of it goes to PostgreSQL in one message up to its end mark, which the
 * protocol runs as one transaction: what is set for it is gone with it, as after a commit. That spares the two trips of
 * `begin` and `commit`, and several reads of one caller share one trip and one context. What a named statement answers with
 * is described once per connection. A failure leaves out the reads behind it.
 */
export class ScopedReads {
  /** Answers that are complete, in the order of the reads; a value nobody can read is the failure of its read alone. */
  readonly answers: (Answer | Error)[] = [];
  /** The client keeps the statements of a connection by these two: those of the read that answers now. */
  name: string | undefined;
  text = CONTEXT.text;
  /** The pool waits for it. */
  callback: ((error: Error | null, answers?: unknown) => void) | undefined;
  private readonly reads: readonly Read[];
  private readonly context: ContextValues;
  private sender: Sender | null = null;
  /** Rows of the read that answers now; null while the context does. */
  private answer: Answer | null = null;
  private spoiled: Error | null = null;

  constructor(reads: readonly Read[], context: ContextValues) {
    this.reads = reads;
    this.context = context;
  }

  submit(connection: unknown): null {
    const sender = connection as Sender;
    this.sender = sender;
    sender.stream.cork();
    try {
      sender.bind({ statement: CONTEXT.name, values: this.context, portal: '' });
      sender.execute({ portal: '' });
      for (const read of this.reads) sendRead(sender, read);
      sender.sync();
    } finally {
      sender.stream.uncork();
    }
    return null;
  }

  handleRowDescription({ fields }: { fields: pg.FieldDef[] }): void {
    const read = this.reads[this.answers.length];
    if (!this.answer || !read || !this.sender) return;
    this.answer.addFields(fields);
    learnShape(this.sender, read, this.answer);
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    if (!this.answer || this.spoiled) return;
    try {
      this.answer.addRow(this.answer.parseRow(fields));
    } catch (error) {
      this.spoiled = error as Error;
    }
  }

  handleCommandComplete(message: unknown): void {
    this.answer?.addCommandComplete(message);
    this.next();
  }

  handleEmptyQuery(): void {
    this.next();
  }

  /** PostgreSQL skips what stands behind a failure: statements it was to keep, it does not know. */
  handleError(error: Error): void {
    for (const { name } of this.reads) if (name && this.sender) delete this.sender.submittedNamedStatements[name];
    this.callback?.(error);
  }

  handleReadyForQuery(): void {
    this.callback?.(null, this.answers);
  }

  private next(): void {
    if (this.answer) this.answers.push(this.spoiled ?? this.answer);
    this.spoiled = null;
    const read = this.reads[this.answers.length];
    this.name = read?.name;
    this.text = read?.text ?? CONTEXT.text;
    this.answer = read && this.sender ? answerTo(this.sender, read) : null;
  }
}
