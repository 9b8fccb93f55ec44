import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { readWishes, recallMappings, rememberMapping } from './mapping-memory.ts';

const folders: string[] = [];
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mapping-memory-'));
  folders.push(folder);
});
afterAll(() => Promise.all(folders.map((path) => rm(path, { recursive: true }))));

const wishes = (price: string) => ({ columns: { price }, attributes: {}, ignore: [] });

describe('mapping memory', () => {
  it('keeps one mapping per supplier and header row', async () => {
    const path = join(folder, 'imports', 'mappings.json');
    expect(await recallMappings(path, 'celo')).toEqual([]);
    await rememberMapping(path, 'celo', { headers: ['A', 'B'], wishes: wishes('A') });
    await rememberMapping(path, 'stier', { headers: ['A', 'B'], wishes: wishes('A') });
    await rememberMapping(path, 'celo', { headers: ['C'], wishes: wishes('C') });
    await rememberMapping(path, 'celo', { headers: ['A', 'B'], wishes: wishes('B') });
    const recalled = await recallMappings(path, 'celo');
    expect(recalled.map((one) => [one.headers, one.wishes.columns.price])).toEqual([
      [['C'], 'C'],
      [['A', 'B'], 'B'],
    ]);
  });

  it('says what to do about a damaged memory', async () => {
    const path = join(folder, 'mappings.json');
    await writeFile(path, '{');
    await expect(recallMappings(path, 'celo')).rejects.toThrow('已损坏，请删除后再导入');
  });
});

describe('readWishes', () => {
  it('fills in what a person left out', async () => {
    const path = join(folder, 'mapping.json');
    await writeFile(path, '\uFEFF{"columns": {"price": "Preis", "stock": null}}');
    expect(await readWishes(path)).toEqual({ columns: { price: 'Preis', stock: null }, attributes: {}, ignore: [] });
  });

  it.each(['{', '[]', '{"columns": {"preis": "x"}}', '{"columns": {"price": 1}}', '{"colums": {}}'])(
    'refuses %s',
    async (text) => {
      const path = join(folder, 'mapping.json');
      await writeFile(path, text);
      await expect(readWishes(path)).rejects.toThrow('应为 {"columns"');
    },
  );

  it('says when the file is absent', async () => {
    await expect(readWishes(join(folder, 'absent.json'))).rejects.toThrow('找不到列对应文件');
  });
});
