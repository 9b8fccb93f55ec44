const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  auml: 'ä',
  ouml: 'ö',
  uuml: 'ü',
  Auml: 'Ä',
  Ouml: 'Ö',
  Uuml: 'Ü',
  szlig: 'ß',
  deg: '°',
  reg: '®',
  middot: '·',
};

function decodeEntity(whole: string, name: string): string {
  if (!name.startsWith('#')) return ENTITIES[name] ?? whole;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10);
  // Halves of pairs and other signs that stand for nothing go with the hidden marks in `multiLine`.
  return code >= 32 && code < 0x11_0000 ? String.fromCodePoint(code) : '';
}

/** One line of text: no control characters, no doubled or hidden spaces. */
export function singleLine(text: string): string {
  return multiLine(text).replace(/\s+/gu, ' ');
}

/** Text without control characters or hidden marks; lines stay, empty runs of them shrink to one. */
export function multiLine(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{C}\n\t]/gu, '')
    .replace(/[^\S\n]+/gu, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/**
 * Plain text of a description that may hold HTML. Imported markup is not trusted, so only its line structure stays:
 * items of lists begin with a dot, blocks end their line, scripts and styles vanish.
 */
export function plainText(source: string): string {
  if (!/<\/?[a-z][^>]*>/i.test(source)) return multiLine(source.replace(/^\s*-\s+/, ''));
  const text = source
    .replace(/<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, '')
    .replace(/<!--[\s\S]*?(?:-->|$)/g, '')
    .replace(/<li\b[^>]*>/gi, '\n· ')
    .replace(/<(?:br|\/p|\/h\d|\/div|\/tr|\/ul|\/ol|\/table)\b[^>]*>/gi, '\n')
    .replace(/<\/?[a-z][^>]*>/gi, '')
    .replace(/&(#x?[\da-f]{1,6}|[a-z]{2,6});/gi, decodeEntity);
  return multiLine(text);
}
