import { expect, it } from 'vitest';
import { sniffPicture } from './sniff-picture.ts';

const bytes = (...parts: (string | number)[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'number' ? [part] : [...new TextEncoder().encode(part)])));

it.each([
  ['jpeg', bytes(0xff, 0xd8, 0xff, 0xe0, '....JFIF')],
  ['png', bytes(0x89, 'PNG\r\n', 0x1a, '\n....')],
  ['webp', bytes('RIFF', 1, 2, 3, 4, 'WEBPVP8 ')],
] as const)('knows %s', (kind, head) => {
  expect(sniffPicture(head)).toBe(kind);
});

it.each([
  ['nothing', bytes()],
  ['a cut signature', bytes(0x89, 'PNG')],
  ['gif', bytes('GIF89a......')],
  ['svg', bytes('<svg xmlns="')],
  ['html', bytes('<!doctype html>')],
  ['tiff', bytes('II*', 0, '........')],
  ['a sound in the same container', bytes('RIFF', 1, 2, 3, 4, 'WAVEfmt ')],
  ['a signature that comes later', bytes(' ', 0xff, 0xd8, 0xff)],
])('takes %s for no picture', (_, head) => {
  expect(sniffPicture(head)).toBeNull();
});
