import { crc32, deflateRawSync } from 'node:zlib';

/** One file of an archive, and what the archive may claim of it against the truth. */
export interface ZippedFile {
  name: string;
  content: string | Buffer;
  /** Unpacked bytes that the directory declares. */
  declared?: number;
  /** Compression method the directory names: 8 unless told, 0 stores the content as it is. */
  method?: number;
  flags?: number;
  /** Begins where this file begins, by its place in the list: two files share their bytes. */
  sameAs?: number;
  /** Sizes stand in the further fields that large archives have. */
  zip64?: { packed: number; unpacked: number };
}

const LARGE = 0xffffffff;

function packed({ content, method = 8 }: ZippedFile): Buffer {
  const bytes = Buffer.from(content as string);
  return method === 0 ? bytes : deflateRawSync(bytes);
}

function localHead({ name, content, flags = 0, method = 8 }: ZippedFile, size: number): Buffer {
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x04034b50, 0);
  head.writeUInt16LE(flags, 6);
  head.writeUInt16LE(method, 8);
  head.writeUInt32LE(crc32(content), 14);
  head.writeUInt32LE(size, 18);
  head.writeUInt32LE(Buffer.byteLength(content), 22);
  head.writeUInt16LE(Buffer.byteLength(name), 26);
  return Buffer.concat([head, Buffer.from(name)]);
}

function zip64Field({ packed: small, unpacked }: NonNullable<ZippedFile['zip64']>): Buffer {
  const field = Buffer.alloc(20);
  field.writeUInt16LE(1, 0);
  field.writeUInt16LE(16, 2);
  field.writeBigUInt64LE(BigInt(unpacked), 4);
  field.writeBigUInt64LE(BigInt(small), 12);
  return field;
}

function directoryEntry(file: ZippedFile, size: number, offset: number): Buffer {
  const { name, content, declared, flags = 0, method = 8, zip64 } = file;
  const extra = zip64 ? zip64Field(zip64) : Buffer.alloc(0);
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(flags | 0x0800, 8);
  entry.writeUInt16LE(method, 10);
  entry.writeUInt32LE(crc32(content), 16);
  entry.writeUInt32LE(zip64 ? LARGE : size, 20);
  entry.writeUInt32LE(zip64 ? LARGE : (declared ?? Buffer.byteLength(content)), 24);
  entry.writeUInt16LE(Buffer.byteLength(name), 28);
  entry.writeUInt16LE(extra.length, 30);
  entry.writeUInt32LE(offset, 42);
  return Buffer.concat([entry, Buffer.from(name), extra]);
}

/** An archive of these files; `entries` is the number its end claims. */
export function zipFile(files: readonly ZippedFile[], entries = files.length): Buffer {
  const bodies: Buffer[] = [];
  const places: { size: number; offset: number }[] = [];
  let offset = 0;
  for (const file of files) {
    const shared = file.sameAs === undefined ? undefined : places[file.sameAs];
    const content = shared ? Buffer.alloc(0) : packed(file);
    const body = shared ? content : Buffer.concat([localHead(file, content.length), content]);
    places.push(shared ?? { size: content.length, offset });
    bodies.push(body);
    offset += body.length;
  }
  const directory = Buffer.concat(
    files.map((file, at) => directoryEntry(file, places[at]?.size ?? 0, places[at]?.offset ?? 0)),
  );
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries, 8);
  end.writeUInt16LE(entries, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...bodies, directory, end]);
}
