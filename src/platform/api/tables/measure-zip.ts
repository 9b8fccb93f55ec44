import { createReadStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { createInflateRaw } from 'node:zlib';

export interface ZipMeasure {
  names: string[];
  unpackedBytes: number;
}

/** The archive is damaged, or unpacks to more than allowed. */
export class ZipProblem extends Error {
  readonly kind: 'damaged' | 'too-large';

  constructor(kind: 'damaged' | 'too-large') {
    super(kind);
    this.kind = kind;
  }
}

interface Entry {
  name: string;
  offset: number;
  packed: number;
  stored: boolean;
}

const END_RECORD = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const LOCAL_ENTRY_SIZE = 30;
const MAX_ENTRIES = 2_000;

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length);
  const { bytesRead } = await file.read(buffer, 0, length, position);
  if (bytesRead < length) throw new ZipProblem('damaged');
  return buffer;
}

async function readDirectory(file: FileHandle, size: number): Promise<Entry[]> {
  const tailSize = Math.min(size, 65_557);
  const tail = await readAt(file, size - tailSize, tailSize);
  const end = tail.lastIndexOf(Buffer.from('504b0506', 'hex'));
  if (end < 0 || end + 22 > tail.length || tail.readUInt32LE(end) !== END_RECORD) throw new ZipProblem('damaged');
  const count = tail.readUInt16LE(end + 10);
  const length = tail.readUInt32LE(end + 12);
  const offset = tail.readUInt32LE(end + 16);
  if (count > MAX_ENTRIES) throw new ZipProblem('too-large');
  if (offset + length > size) throw new ZipProblem('damaged');
  const directory = await readAt(file, offset, length);
  const entries: Entry[] = [];
  for (let at = 0; entries.length < count; ) {
    if (at + 46 > directory.length || directory.readUInt32LE(at) !== DIRECTORY_ENTRY) throw new ZipProblem('damaged');
    const nameEnd = at + 46 + directory.readUInt16LE(at + 28);
    entries.push({
      name: directory.toString('utf8', at + 46, nameEnd),
      offset: directory.readUInt32LE(at + 42),
      packed: directory.readUInt32LE(at + 20),
      stored: directory.readUInt16LE(at + 10) === 0,
    });
    at = nameEnd + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
  }
  return entries;
}

/** Counts what an entry really unpacks to; the size that the archive declares may be a lie. */
async function unpackedSize(path: string, file: FileHandle, entry: Entry, allowed: number): Promise<number> {
  if (entry.packed === 0) return 0;
  const local = await readAt(file, entry.offset, LOCAL_ENTRY_SIZE);
  const start = entry.offset + LOCAL_ENTRY_SIZE + local.readUInt16LE(26) + local.readUInt16LE(28);
  const packed = createReadStream(path, { start, end: start + entry.packed - 1 });
  const unpacked = entry.stored ? packed : packed.pipe(createInflateRaw());
  packed.on('error', (error) => unpacked.destroy(error));
  let size = 0;
  try {
    for await (const chunk of unpacked) {
      size += (chunk as Buffer).length;
      if (size > allowed) throw new ZipProblem('too-large');
    }
  } catch (error) {
    throw error instanceof ZipProblem ? error : new ZipProblem('damaged');
  } finally {
    packed.destroy();
  }
  return size;
}

/** Names and true unpacked size of a ZIP archive, found without keeping any of it. @throws ZipProblem */
export async function measureZip(path: string, allowed: number): Promise<ZipMeasure> {
  const file = await open(path);
  try {
    const entries = await readDirectory(file, (await file.stat()).size);
    let unpackedBytes = 0;
    for (const entry of entries) unpackedBytes += await unpackedSize(path, file, entry, allowed - unpackedBytes);
    return { names: entries.map((entry) => entry.name), unpackedBytes };
  } finally {
    await file.close();
  }
}
