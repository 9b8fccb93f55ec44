import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { measureZip } from './measure-zip.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'measure-zip-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** An archive with one entry that declares `declared` unpacked bytes, whatever it holds. */
async function zipOf(content: Buffer, declared: number): Promise<string> {
  const packed = deflateRawSync(content);
  const name = Buffer.from('a.xml');
  const local = Buffer.alloc(30);
  local.write('504b0304', 'hex');
  local.writeUInt16LE(8, 8);
  local.writeUInt16LE(name.length, 26);
  const entry = Buffer.alloc(46);
  entry.write('504b0102', 'hex');
  entry.writeUInt16LE(8, 10);
  entry.writeUInt32LE(packed.length, 20);
  entry.writeUInt32LE(declared, 24);
  entry.writeUInt16LE(name.length, 28);
  const end = Buffer.alloc(22);
  end.write('504b0506', 'hex');
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(entry.length + name.length, 12);
  end.writeUInt32LE(local.length + name.length + packed.length, 16);
  const path = join(folder, 'archive.zip');
  await writeFile(path, Buffer.concat([local, name, packed, entry, name, end]));
  return path;
}

it('counts what is really there', async () => {
  const path = await zipOf(Buffer.alloc(5_000), 5_000);
  expect(await measureZip(path, 10_000)).toEqual({ names: ['a.xml'], unpackedBytes: 5_000 });
});

it('is not taken in by a false size', async () => {
  const path = await zipOf(Buffer.alloc(20_000_000), 10);
  await expect(measureZip(path, 1_000_000)).rejects.toMatchObject({ kind: 'too-large' });
});

it('notices a directory that points nowhere', async () => {
  const path = await zipOf(Buffer.alloc(100), 100);
  await expect(measureZip(path, 50)).rejects.toMatchObject({ kind: 'too-large' });
  await writeFile(path, Buffer.alloc(100));
  await expect(measureZip(path, 1_000)).rejects.toMatchObject({ kind: 'damaged' });
});
