import { crc32 } from 'node:zlib';

export interface StoredFile {
  name: string;
  content: string;
}

/** 1980-01-01: the same files give the same archive. */
const DAY = 0x21;
const UTF8_NAMES = 0x0800;

function head({ name, content }: StoredFile, bytes: Buffer): Buffer {
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(20, 0);
  fields.writeUInt16LE(UTF8_NAMES, 2);
  fields.writeUInt16LE(DAY, 8);
  fields.writeUInt32LE(crc32(content), 10);
  fields.writeUInt32LE(bytes.length, 14);
  fields.writeUInt32LE(bytes.length, 18);
  fields.writeUInt16LE(Buffer.byteLength(name), 22);
  return fields;
}

const signature = (word: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(word);
  return bytes;
};

/** An archive of a few small text files, each kept as it is. */
export function storeZip(files: readonly StoredFile[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const file of files) {
    const [bytes, name] = [Buffer.from(file.content), Buffer.from(file.name)];
    const fields = head(file, bytes);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(at, 10);
    directory.push(signature(0x02014b50), Buffer.from([20, 0]), fields, place, name);
    const part = Buffer.concat([signature(0x04034b50), fields, name, bytes]);
    parts.push(part);
    at += part.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(files.length, 4);
  end.writeUInt16LE(files.length, 6);
  end.writeUInt32LE(listed.length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...parts, listed, signature(0x06054b50), end]);
}
