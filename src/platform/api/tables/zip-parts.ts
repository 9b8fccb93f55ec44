import { crc32, createDeflateRaw } from 'node:zlib';
import { type MakeSpool, memorySpool, type ZipSpool } from './zip-spool.ts';

/** One file of an archive that is being written. */
export interface ZipPart {
  write(text: string): Promise<void>;
  close(): Promise<void>;
}

interface Packed {
  name: Buffer;
  crc: number;
  plainBytes: number;
  packedBytes: number;
  spool: ZipSpool;
}

const LOCAL_BYTES = 30;
const CENTRAL_BYTES = 46;
const END_BYTES = 22;
/** ZIP 2.0, names in UTF-8, deflated. */
const VERSION = 20;
const UTF8 = 0x0800;
const DEFLATED = 8;
/** 1980-01-01: equal content gives equal files. */
const DATE = 0x0021;

/** Fields that stand both before a file and in the directory at the end, from `at` on. */
function writeFacts(into: Buffer, at: number, file: Packed): void {
  into.writeUInt16LE(VERSION, at);
  into.writeUInt16LE(UTF8, at + 2);
  into.writeUInt16LE(DEFLATED, at + 4);
  into.writeUInt16LE(0, at + 6);
  into.writeUInt16LE(DATE, at + 8);
  into.writeUInt32LE(file.crc, at + 10);
  into.writeUInt32LE(file.packedBytes, at + 14);
  into.writeUInt32LE(file.plainBytes, at + 18);
  into.writeUInt16LE(file.name.length, at + 22);
}

function localHead(file: Packed): Buffer {
  const head = Buffer.alloc(LOCAL_BYTES);
  head.writeUInt32LE(0x04034b50, 0);
  writeFacts(head, 4, file);
  return Buffer.concat([head, file.name]);
}

function centralHead(file: Packed, offset: number): Buffer {
  const head = Buffer.alloc(CENTRAL_BYTES);
  head.writeUInt32LE(0x02014b50, 0);
  head.writeUInt16LE(VERSION, 4);
  writeFacts(head, 6, file);
  head.writeUInt32LE(offset, 42);
  return Buffer.concat([head, file.name]);
}

function endRecord(files: number, directoryBytes: number, directoryAt: number): Buffer {
  const end = Buffer.alloc(END_BYTES);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(files, 8);
  end.writeUInt16LE(files, 10);
  end.writeUInt32LE(directoryBytes, 12);
  end.writeUInt32LE(directoryAt, 16);
  return end;
}

function openPart(file: Packed): ZipPart {
  const packer = createDeflateRaw({ level: 6 });
  let packed: Buffer[] = [];
  packer.on('data', (chunk: Buffer) => packed.push(chunk));
  const layAside = async () => {
    const chunk = Buffer.concat(packed);
    packed = [];
    file.packedBytes += chunk.length;
    if (chunk.length > 0) await file.spool.write(chunk);
  };
  const ended = new Promise<void>((resolve, reject) => packer.once('end', resolve).once('error', reject));
  return {
    async write(text) {
      const bytes = Buffer.from(text);
      file.crc = crc32(bytes, file.crc);
      file.plainBytes += bytes.length;
      // Packed in a thread of the library's own; a full buffer makes the writer wait.
      await new Promise<void>((resolve, reject) => packer.write(bytes, (error) => (error ? reject(error) : resolve())));
      await layAside();
    },
    async close() {
      packer.end();
      await ended;
      await layAside();
    },
  };
}

const asPiece = (chunk: Buffer): Uint8Array<ArrayBuffer> => new Uint8Array(chunk);

/** An archive whose files are packed while they are written, several at a time, and given out piece by piece in the end. */
export function zipParts(makeSpool: MakeSpool = memorySpool) {
  const files: Packed[] = [];
  return {
    open(name: string): ZipPart {
      const file: Packed = { name: Buffer.from(name), crc: 0, plainBytes: 0, packedBytes: 0, spool: makeSpool() };
      files.push(file);
      return openPart(file);
    },
    /** Every file must be closed. */
    async *end(): AsyncGenerator<Uint8Array<ArrayBuffer>> {
      let offset = 0;
      const directory: Buffer[] = [];
      for (const file of files) {
        const head = localHead(file);
        directory.push(centralHead(file, offset));
        yield asPiece(head);
        for await (const chunk of file.spool.read()) yield asPiece(chunk);
        offset += head.length + file.packedBytes;
      }
      const list = Buffer.concat(directory);
      yield asPiece(list);
      yield asPiece(endRecord(files.length, list.length, offset));
    },
  };
}
