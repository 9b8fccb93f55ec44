import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readFontReach } from './read-font-reach.ts';

const MODULE = import.meta.resolve('./read-font-reach.ts');
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'fonts-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

test('a machine without fonts writes nothing', () => {
  const file = join(folder, 'fonts.conf');
  writeFileSync(file, `<fontconfig><dir>${folder}</dir><cachedir>${folder}</cachedir></fontconfig>`);
  const program = `import('${MODULE}').then(async (m) => console.log(await m.readFontReach()))`;
  const answer = execFileSync(process.execPath, ['-e', program], {
    env: { ...process.env, FONTCONFIG_FILE: file },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  expect(answer.toString().trim()).toBe('none');
});

test('this machine is read the same way twice', async () => {
  const reach = await readFontReach();
  expect(['chinese', 'latin', 'none']).toContain(reach);
  expect(await readFontReach()).toBe(reach);
});
