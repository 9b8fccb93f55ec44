import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readOrCreateSecret, readSecret, SecretFileError } from './secret-file.ts';

describe('secret files', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'secret-file-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('makes 32 random bytes once, readable by the owner only', async () => {
    const file = join(folder, 'secrets', 'pepper');
    const first = await readOrCreateSecret(file);
    expect(Buffer.from(first, 'base64url')).toHaveLength(32);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await readOrCreateSecret(file)).toBe(first);
    expect(await readSecret(file)).toBe(first);
    expect((await readFile(file, 'utf8')).trim()).toBe(first);
  });

  it('gives two processes that start together the same secret', async () => {
    const file = join(folder, 'together');
    const secrets = await Promise.all(Array.from({ length: 8 }, () => readOrCreateSecret(file)));
    expect(new Set(secrets).size).toBe(1);
  });

  it.each([
    ['absent', undefined],
    ['empty', ''],
    ['short', 'abc\n'],
  ])('refuses an %s file', async (name, content) => {
    const file = join(folder, name);
    if (content !== undefined) await writeFile(file, content);
    await expect(readSecret(file)).rejects.toThrow(SecretFileError);
    await expect(readSecret(file)).rejects.toHaveProperty('userMessage', expect.stringContaining(file));
  });
});
