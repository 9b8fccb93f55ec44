/** The database cannot be prepared. `userMessage` is shown to the operator. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
  readonly userMessage: string;

  constructor(userMessage: string, options?: ErrorOptions) {
    super(userMessage, options);
    this.userMessage = userMessage;
  }
}
