/** The embedded PostgreSQL cannot be used. `userMessage` says what, where and what to do, in one sentence. */
export class EmbeddedPostgresError extends Error {
  override readonly name = 'EmbeddedPostgresError';
  readonly userMessage: string;

  constructor(userMessage: string, options?: ErrorOptions) {
    super(userMessage, options);
    this.userMessage = userMessage;
  }
}
