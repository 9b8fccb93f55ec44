import type { Encoding } from '#platform/shared/sniff-encoding.ts';

/** Names of encodings as XML declares them. ISO 8859-1 reads as Windows-1252, which has the same letters and more. */
const NAMES: Readonly<Record<string, Encoding>> = {
  'utf-8': 'utf-8',
  utf8: 'utf-8',
  'us-ascii': 'utf-8',
  ascii: 'utf-8',
  'utf-16': 'utf-16le',
  'utf-16le': 'utf-16le',
  'utf-16be': 'utf-16be',
  'iso-8859-1': 'windows-1252',
  latin1: 'windows-1252',
  'windows-1252': 'windows-1252',
  cp1252: 'windows-1252',
  gb2312: 'gb18030',
  gbk: 'gb18030',
  gb18030: 'gb18030',
};

export type XmlEncoding = { encoding: Encoding; note: string | null } | { unknown: string };

/** UTF-16 without a mark shows as every other byte of `<?` being zero. */
function wideEncoding(head: Uint8Array): Encoding | null {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  if (head[0] === 0x3c && head[1] === 0) return 'utf-16le';
  return head[0] === 0 && head[1] === 0x3c ? 'utf-16be' : null;
}

/**
 * Encoding of an XML file: what its first bytes prove, then what it declares. A file that declares UTF-8, or nothing,
 * and is none reads as `sniffed`, what all of its bytes together look like.
 */
export function xmlEncoding(head: Uint8Array, sniffed: Encoding | null): XmlEncoding {
  const wide = wideEncoding(head);
  if (wide) return { encoding: wide, note: null };
  const text = String.fromCharCode(...head.subarray(0, 200));
  const declared = /^[^<]*<\?xml[^>]*?encoding\s*=\s*["']([\w.:-]+)["']/i.exec(text)?.[1]?.toLowerCase() ?? 'utf-8';
  const named = NAMES[declared];
  if (!named) return { unknown: declared };
  // A declaration that can be read byte by byte is not of a wide encoding, whatever it says.
  const encoding = named.startsWith('utf-16') ? 'utf-8' : named;
  if (encoding !== 'utf-8' || sniffed === null || sniffed === 'utf-8') return { encoding, note: null };
  return { encoding: sniffed, note: `声明的编码 ${declared.toUpperCase()} 与内容不符` };
}
