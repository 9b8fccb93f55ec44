import { expect, it } from 'vitest';
import type { Encoding } from '#platform/shared/sniff-encoding.ts';
import { xmlEncoding } from './xml-encoding.ts';

const bytes = (...head: number[]) => Uint8Array.from(head);
const declared = (name: string) => new TextEncoder().encode(`<?xml version="1.0" encoding="${name}"?><BMECAT>`);

it.each([
  ['the mark of little ends', bytes(0xff, 0xfe, 0x3c), 'utf-16le'],
  ['the mark of big ends', bytes(0xfe, 0xff, 0), 'utf-16be'],
  ['a wide beginning, little end first', bytes(0x3c, 0, 0x3f, 0), 'utf-16le'],
  ['a wide beginning, big end first', bytes(0, 0x3c, 0, 0x3f), 'utf-16be'],
  // One byte of two proves nothing.
  ['half a mark', bytes(0xff, 0x3c), 'utf-8'],
  ['the other half', bytes(0x3c, 0xfe), 'utf-8'],
  ['half of the other mark', bytes(0xfe, 0x3c), 'utf-8'],
  ['its other half', bytes(0x3c, 0xff), 'utf-8'],
  ['a zero before something else', bytes(0, 0x3f), 'utf-8'],
  ['a zero behind something else', bytes(0x3f, 0), 'utf-8'],
  ['a narrow beginning', bytes(0x3c, 0x3f), 'utf-8'],
  ['nothing', bytes(), 'utf-8'],
])('takes %s', (_, head, encoding) => expect(xmlEncoding(head, null)).toEqual({ encoding, note: null }));

it.each<[string, Encoding | null, unknown]>([
  ['UTF-8', null, { encoding: 'utf-8', note: null }],
  ['UTF-8', 'utf-8', { encoding: 'utf-8', note: null }],
  ['UTF-8', 'gb18030', { encoding: 'gb18030', note: '声明的编码 UTF-8 与内容不符' }],
  ['UTF-16', 'utf-8', { encoding: 'utf-8', note: null }],
  ['ISO-8859-1', 'utf-8', { encoding: 'windows-1252', note: null }],
  ['GB2312', null, { encoding: 'gb18030', note: null }],
  ['KOI8-R', 'utf-8', { unknown: 'koi8-r' }],
])('declared %s, looking like %s', (name, sniffed, expected) => {
  expect(xmlEncoding(declared(name), sniffed)).toEqual(expected);
});
