/** A file of a form, kept on disk while its call is at work: its content is read from there, never held whole. */
export class ReceivedFile extends File {
  readonly sha256: string;

  constructor(content: Blob, name: string, sha256: string) {
    super([content], name, { type: content.type });
    this.sha256 = sha256;
  }

  /** What tells two uploads apart where a call is written down: a repeat of the same key with another file is refused. */
  toJSON(): object {
    return { size: this.size, sha256: this.sha256 };
  }
}
