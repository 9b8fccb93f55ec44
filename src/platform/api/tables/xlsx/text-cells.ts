/** `_x000D_` stands for a character that XML cannot hold, `_x005F_` for the line before such a code. */
const CODE = /_x([\da-f]{4})_/gi;

const NUL = '0000';

/** Text of a workbook as a person reads it. NUL, and halves of signs, can be written this way: no database keeps them. */
export function plainText(written: string): string {
  if (!written.includes('_x')) return written;
  return written
    .replace(CODE, (_, code: string) => (code === NUL ? '' : String.fromCharCode(Number.parseInt(code, 16))))
    .toWellFormed()
    .replaceAll('\r\n', '\n');
}

/** Gathers the text of an `si` or `is`: the runs of a rich text one after another, without what says how to read them. */
export class RichText {
  private pieces = '';
  private inText = false;
  private inPhonetic = false;

  begin(): void {
    this.pieces = '';
  }

  open(name: string): void {
    if (name === 'rPh') this.inPhonetic = true;
    if (name === 't') this.inText = !this.inPhonetic;
  }

  add(text: string): void {
    if (this.inText) this.pieces += text;
  }

  close(name: string): void {
    if (name === 'rPh') this.inPhonetic = false;
    if (name === 't') this.inText = false;
  }

  /** Characters so far: what is longer than a cell holds need not be gathered to its end. */
  get length(): number {
    return this.pieces.length;
  }

  end(): string {
    return plainText(this.pieces);
  }
}
