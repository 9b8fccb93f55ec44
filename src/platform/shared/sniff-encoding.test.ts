import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import { createEncodingSniffer, type Encoding } from './sniff-encoding.ts';

const GERMAN = 'Artikel;Größe;Dübel für Mörtel, Gewindestangen – Übermaß\n';
const CHINESE = '料号,名称,单价\nA1,内六角圆柱头螺钉，镀锌,12.50\n';

function sniff(bytes: Uint8Array, chunkSize = 7): Encoding | null {
  const sniffer = createEncodingSniffer();
  for (let at = 0; at < bytes.length; at += chunkSize) sniffer.push(bytes.subarray(at, at + chunkSize));
  return sniffer.verdict();
}

describe('createEncodingSniffer', () => {
  it.each<[string, string, string, Encoding]>([
    ['plain ASCII', 'a,b\n', 'utf8', 'utf-8'],
    ['Chinese UTF-8', CHINESE, 'utf8', 'utf-8'],
    ['German UTF-8', GERMAN, 'utf8', 'utf-8'],
    ['Chinese GB18030', CHINESE, 'gb18030', 'gb18030'],
    ['German Windows-1252', GERMAN, 'windows-1252', 'windows-1252'],
    ['one umlaut', 'a;Stück\n', 'windows-1252', 'windows-1252'],
  ])('tells %s', (_, text, encoding, expected) => {
    expect(sniff(iconv.encode(text, encoding))).toBe(expected);
  });

  it.each<[string, string, Encoding]>([
    ['utf8', CHINESE, 'utf-8'],
    ['utf-16le', CHINESE, 'utf-16le'],
    ['utf-16be', CHINESE, 'utf-16be'],
  ])('follows the byte order mark of %s', (encoding, text, expected) => {
    expect(sniff(iconv.encode(text, encoding, { addBOM: true }))).toBe(expected);
  });

  it('judges the whole file, its last byte included', () => {
    expect(sniff(iconv.encode('a,b,料', 'utf8').subarray(0, -1))).not.toBe('utf-8');
    expect(sniff(Uint8Array.from([...iconv.encode('a,b\n'.repeat(100), 'utf8'), 0xfc]))).toBe('windows-1252');
  });

  it('refuses bytes that are no text', () => {
    expect(sniff(Uint8Array.from([0x50, 0, 0x4b, 3]))).toBeNull();
  });
});
