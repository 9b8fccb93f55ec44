import { ImportFileProblem } from '../import-file-problem.ts';
import { grouped, megabytes } from '../limit-words.ts';
import type { Zip } from '../open-zip.ts';
import type { ReaderLimits } from '../reader-limits.ts';
import { readXmlPart } from './read-xml-part.ts';
import { RichText } from './text-cells.ts';

/** Texts are kept as bytes beside the heap, a block at a time: millions of strings cost many times what they hold. */
const BLOCK = 1_048_576;

type Limits = Pick<ReaderLimits, 'strings' | 'stringBytes' | 'cellLength'>;

/** The texts that cells point to by number. */
export class SharedStrings {
  private readonly blocks: Buffer[] = [];
  /** Where a text begins in all the blocks, and its bytes: the longest cell is shorter than a block. */
  private starts = new Uint32Array(1_024);
  private lengths = new Uint32Array(1_024);
  private count = 0;
  private used = BLOCK;
  private bytes = 0;

  add(text: string, limits: Limits): void {
    if (this.count >= limits.strings) throw tooMany(null, limits);
    const length = Buffer.byteLength(text);
    this.bytes += length;
    if (this.bytes > limits.stringBytes) {
      throw new ImportFileProblem(`工作簿里的文本超过 ${megabytes(limits.stringBytes)} MB，请拆成小文件。`);
    }
    if (this.used + length > BLOCK) {
      this.blocks.push(Buffer.allocUnsafeSlow(BLOCK));
      this.used = 0;
    }
    this.note((this.blocks.length - 1) * BLOCK + this.used, length);
    this.blocks.at(-1)?.write(text, this.used);
    this.used += length;
  }

  /** Nothing where a cell points to no text. */
  get(index: number): string {
    if (!(index >= 0 && index < this.count)) return '';
    const start = this.starts[index] ?? 0;
    const from = start % BLOCK;
    const block = this.blocks[Math.floor(start / BLOCK)];
    return block?.toString('utf8', from, from + (this.lengths[index] ?? 0)) ?? '';
  }

  private note(start: number, length: number): void {
    if (this.count === this.starts.length) {
      this.starts = grown(this.starts);
      this.lengths = grown(this.lengths);
    }
    this.starts[this.count] = start;
    this.lengths[this.count] = length;
    this.count += 1;
  }
}

function grown(numbers: Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(numbers.length * 2);
  larger.set(numbers);
  return larger;
}

function tooMany(count: number | null, { strings }: Limits): ImportFileProblem {
  const found = count === null ? `超过 ${grouped(strings)} 个文本` : `有 ${grouped(count)} 个文本`;
  return new ImportFileProblem(`这张表${found}，最多 ${grouped(strings)} 个，请拆成小文件。`);
}

/** A table says in its head how many texts follow: who claims too many is refused by that. */
function assertClaim(claimed: string | undefined, limits: Limits): void {
  const count = Number(claimed ?? 0);
  if (count > limits.strings) throw tooMany(count, limits);
}

/** Reads the shared texts; ended at the first one too many. @throws ImportFileProblem */
export async function readSharedStrings(zip: Zip, part: string, limits: Limits): Promise<SharedStrings> {
  const strings = new SharedStrings();
  const text = new RichText();
  await readXmlPart(zip.read(part), {
    open(name, attributes) {
      if (name === 'sst') assertClaim(attributes.uniqueCount, limits);
      else if (name === 'si') text.begin();
      else text.open(name);
    },
    text(piece) {
      text.add(piece);
      if (text.length > limits.cellLength) {
        throw new ImportFileProblem(`有一格文字超过 ${grouped(limits.cellLength)} 个字，请缩短后再上传。`);
      }
    },
    close(name) {
      if (name === 'si') strings.add(text.end(), limits);
      else text.close(name);
    },
  });
  return strings;
}
