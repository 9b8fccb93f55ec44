import { expect, it } from 'vitest';
import { isVideo, videoKind } from './video-structure.ts';

const text = (words: string) => [...words].map((letter) => letter.charCodeAt(0));
const box = (type: string, body: number[] = []) => [0, 0, 0, 8 + body.length, ...text(type), ...body];
const ftyp = (brand: string) => box('ftyp', [...text(brand), 0, 0, 0, 0, ...text(brand)]);
const WEBM = [0x1a, 0x45, 0xdf, 0xa3, 0x87, 0x42, 0x82, 0x84, ...text('webm'), 0x18, 0x53, 0x80, 0x67, 0x80];

it.each([
  ['an MP4', [...ftyp('isom'), ...box('moov'), ...box('mdat', [1, 2, 3])], 'video/mp4', true],
  ['one whose table stands at the end', [...ftyp('mp42'), ...box('mdat', [1]), ...box('moov')], 'video/mp4', true],
  ['a MOV', [...ftyp('qt  '), ...box('moov'), ...box('mdat')], 'video/quicktime', true],
  ['a WebM', WEBM, 'video/webm', true],
  ['a WebM without its recording', WEBM.slice(0, 12), 'video/webm', false],
  ['an MP4 that is cut off', [...ftyp('isom'), ...box('moov'), 0, 0, 0, 99, ...text('mdat')], 'video/mp4', false],
  ['an MP4 without its table', [...ftyp('isom'), ...box('mdat')], 'video/mp4', false],
  ['one with a box of no length', [...ftyp('isom'), 0, 0, 0, 2, ...text('moov')], 'video/mp4', false],
])('%s', (_, numbers, kind, whole) => {
  const bytes = Uint8Array.from(numbers);
  expect(videoKind(bytes)).toBe(kind);
  expect(isVideo(bytes, kind as 'video/mp4')).toBe(whole);
});

it.each([
  ['a picture in the same container', ftyp('heic')],
  ['Matroska', [0x1a, 0x45, 0xdf, 0xa3, ...text('matroska')]],
  ['letters', text('ftyp isom moov mdat')],
  ['nothing', []],
])('%s is no video', (_, numbers) => expect(videoKind(Uint8Array.from(numbers))).toBeNull());
