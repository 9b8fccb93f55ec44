import { type Entry, fromBufferPromise, openPromise, type ZipFile } from 'yauzl';
import { ImportFileProblem } from './import-file-problem.ts';
import { grouped, megabytes } from './limit-words.ts';

export interface ZipLimits {
  /** Files in the archive. */
  entries: number;
  /** Bytes of all its files once unpacked: a small archive may hide large ones. */
  unpackedBytes: number;
  /** How many times its size an archive may unpack to, once that is more than a little. */
  ratio: number;
}

/** An archive whose directory has been found harmless. */
export interface Zip {
  /** Names of its files, in small letters. */
  names: readonly string[];
  /** Bytes of one file, unpacked while they are read and never more than was declared; none where it is missing. */
  read(name: string): AsyncIterable<Buffer>;
  close(): void;
}

/** Sheets of blank rows pack well, and a few megabytes harm nobody. */
const RATIO_FROM = 4 * 1_048_576;

const LOCAL_HEAD = 30;
const DEFLATED = 8;

const DAMAGED = '工作簿已损坏，打不开。';
const damaged = (cause: unknown) =>
  cause instanceof ImportFileProblem ? cause : new ImportFileProblem(DAMAGED, { cause });

/** Names are one for all spellings: other readers take `XL\Workbook.xml` for the same file. */
const keyOf = (name: string) => name.replaceAll('\\', '/').replace(/^\//, '').toLowerCase();

function assertReadable(entry: Entry): void {
  if (entry.isEncrypted()) throw new ImportFileProblem('工作簿设有密码，请取消密码后另存再上传。');
  if (entry.compressionMethod !== 0 && entry.compressionMethod !== DEFLATED) {
    throw new ImportFileProblem('工作簿的压缩方式不常见，请用 Excel 或 WPS 另存为 .xlsx 再上传。');
  }
}

/** Files that share bytes unpack to many times what the archive holds. */
function assertApart(entries: readonly Entry[], size: number): void {
  const inOrder = entries.toSorted((a, b) => a.relativeOffsetOfLocalHeader - b.relativeOffsetOfLocalHeader);
  for (const [at, entry] of inOrder.entries()) {
    const end = entry.relativeOffsetOfLocalHeader + LOCAL_HEAD + entry.fileNameLength + entry.compressedSize;
    if (end > (inOrder[at + 1]?.relativeOffsetOfLocalHeader ?? size)) {
      throw new ImportFileProblem('工作簿的压缩包里有重叠的文件，已拒绝读取。');
    }
  }
}

async function readDirectory(zip: ZipFile, limits: ZipLimits): Promise<Map<string, Entry>> {
  if (zip.entryCount > limits.entries) {
    const found = grouped(zip.entryCount);
    throw new ImportFileProblem(`工作簿的压缩包里有 ${found} 个文件，最多 ${grouped(limits.entries)} 个。`);
  }
  const entries = new Map<string, Entry>();
  let unpacked = 0;
  for await (const entry of zip.eachEntry()) {
    assertReadable(entry);
    const key = keyOf(entry.fileName);
    if (entries.has(key)) throw new ImportFileProblem('工作簿的压缩包里有同名的文件，已拒绝读取。');
    entries.set(key, entry);
    unpacked += entry.uncompressedSize;
    if (unpacked > limits.unpackedBytes) {
      throw new ImportFileProblem(`工作簿解压后超过 ${megabytes(limits.unpackedBytes)} MB，请拆成小文件。`);
    }
  }
  assertApart([...entries.values()], zip.fileSize);
  return entries;
}

/** The library holds a file to the size it declares, so that what is declared is the most there can be. */
function assertPlausible({ fileName, uncompressedSize, compressedSize }: Entry, { ratio }: ZipLimits): void {
  if (uncompressedSize <= RATIO_FROM || uncompressedSize <= compressedSize * ratio) return;
  const times = grouped(Math.floor(uncompressedSize / Math.max(1, compressedSize)));
  throw new ImportFileProblem(
    `工作簿里的 ${fileName} 解压后有 ${megabytes(uncompressedSize)} MB，是原来的 ${times} 倍，最多 ${ratio} 倍，已拒绝读取。`,
  );
}

async function* unpack(zip: ZipFile, entry: Entry, limits: ZipLimits): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of await zip.openReadStreamPromise(entry)) {
      yield chunk as Buffer;
      // Behind the first piece, whose reader may have known better what is wrong with it.
      assertPlausible(entry, limits);
    }
  } catch (cause) {
    throw damaged(cause);
  }
}

/**
 * Opens an archive that somebody handed in, and looks at its directory before anything is unpacked: how many files, how
 * large they say they are, whether they overlap, are encrypted, or bear the same name. Paths that lead out of the archive
 * are refused by the library, and so is a file that holds more bytes than it declared. @throws ImportFileProblem
 */
export async function openZip(source: string | Buffer, limits: ZipLimits): Promise<Zip> {
  const options = { autoClose: false };
  const opening = typeof source === 'string' ? openPromise(source, options) : fromBufferPromise(source, options);
  const zip = await opening.catch((cause: unknown) => {
    throw damaged(cause);
  });
  // What goes wrong is thrown by whoever asked; nobody listens for it besides.
  zip.on('error', () => {});
  try {
    const entries = await readDirectory(zip, limits);
    return {
      names: [...entries.keys()],
      async *read(name) {
        const entry = entries.get(keyOf(name));
        if (entry) yield* unpack(zip, entry, limits);
      },
      close: () => zip.close(),
    };
  } catch (cause) {
    zip.close();
    throw damaged(cause);
  }
}
