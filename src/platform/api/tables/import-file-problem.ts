/** The file as a whole cannot be imported; nothing was written. `userMessage` is the one sentence to show. */
export class ImportFileProblem extends Error {
  override readonly name = 'ImportFileProblem';
  readonly userMessage: string;

  constructor(userMessage: string, options?: ErrorOptions) {
    super(userMessage, options);
    this.userMessage = userMessage;
  }
}
