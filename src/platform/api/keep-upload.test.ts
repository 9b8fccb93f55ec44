import { expect, it } from 'vitest';
import { tinyPdf } from '#tests/factories/tiny-pdf.ts';
import type { FileStore } from './file-store.ts';
import { keepUpload, readUpload } from './keep-upload.ts';

const refusals = { tooLarge: () => new Error('large'), wrongKind: () => new Error('kind') };
const dataUrl = (content: string | Buffer) => `data:;base64,${Buffer.from(content).toString('base64')}`;

function memoryStore(): FileStore & { kept: Map<string, Uint8Array> } {
  const kept = new Map<string, Uint8Array>();
  return {
    kept,
    write: async (content) => {
      kept.set('a', content);
      return 'a';
    },
    read: async (name) => (kept.has(name) ? Buffer.from(kept.get(name) ?? []) : null),
    remove: async (name) => void kept.delete(name),
  };
}

it.each([
  ['a page that calls itself a picture', '<html>', 'kind'],
  ['nothing', '', 'kind'],
  ['more than 10 MB', Buffer.alloc(10 * 1024 * 1024 + 1, '%PDF-'), 'large'],
])('refuses %s', async (_, content, why) => {
  await expect(readUpload({ fileName: 'a.png', content: dataUrl(content) }, refusals)).rejects.toThrow(why);
});

it('keeps what it is under a name without a path', async () => {
  const store = memoryStore();
  const upload = await readUpload({ fileName: '../../图纸.exe', content: dataUrl(tinyPdf('drawing')) }, refusals);
  const row = await keepUpload(store, upload, async (file) => file);
  expect(row).toMatchObject({ storedAs: 'a', mediaType: 'application/pdf', bytes: tinyPdf('drawing').length });
  expect(row.fileName).toMatch(/^[^/\\]+\.pdf$/);
  expect(store.kept.size).toBe(1);
});

it('leaves nothing behind where the row is refused', async () => {
  const store = memoryStore();
  const upload = await readUpload({ fileName: 'a.pdf', content: dataUrl(tinyPdf()) }, refusals);
  await expect(keepUpload(store, upload, () => Promise.reject(new Error('row')))).rejects.toThrow('row');
  expect(store.kept.size).toBe(0);
});
