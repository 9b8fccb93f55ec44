import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { readWishes } from './read-wishes.ts';

const folders: string[] = [];
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'read-wishes-'));
  folders.push(folder);
});
afterAll(() => Promise.all(folders.map((path) => rm(path, { recursive: true }))));

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
