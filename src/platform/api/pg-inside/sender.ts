import pg from 'pg';

/** Parts of the library's sender that it does not type. */
export interface Sender {
  stream: { cork(): void; uncork(): void };
  submittedNamedStatements: Record<string, string | undefined>;
  parsedStatements: Record<string, string | undefined>;
  parse(message: { text: string; name?: string; types: readonly number[] }): void;
  bind(message: {
    statement?: string;
    portal?: string;
    values: readonly unknown[];
    valueMapper?: (value: unknown) => unknown;
  }): void;
  describe(message: { type: 'P'; name: string }): void;
  execute(message: { portal: string }): void;
  sync(): void;
}

type Handler = (message: unknown, connection: unknown) => void;

/** What a query of the library does by itself. */
export const base = pg.Query.prototype as unknown as {
  handleCommandComplete: Handler;
  handleDataRow: Handler;
  prepare(sender: Sender): void;
};

/** How the library writes values for PostgreSQL. */
export const writeValue = (value: unknown): unknown =>
  (pg as unknown as { utils: { prepareValue(value: unknown): unknown } }).utils.prepareValue(value);
