import { inflateSync } from 'node:zlib';

/** Objects of a PDF as this shop writes it – whole objects, deflated streams, fonts that say what their glyphs mean – by number. */
function objectsOf(pdf: Buffer): Map<string, { head: string; stream: string }> {
  const text = pdf.toString('latin1');
  const found = new Map<string, { head: string; stream: string }>();
  for (const { 1: number = '', 2: body = '', index } of text.matchAll(
    /(\d+) 0 obj\n([\s\S]*?)(?:\nstream\n|\nendobj)/g,
  )) {
    const begin = text.indexOf('stream\n', index + number.length) + 7;
    const length = Number(/\/Length (\d+)/.exec(body)?.[1] ?? 0);
    const bytes = length > 0 ? pdf.subarray(begin, begin + length) : Buffer.alloc(0);
    const deflated = body.includes('/FlateDecode') && bytes.length > 0;
    found.set(number, { head: body, stream: (deflated ? inflateSync(bytes) : bytes).toString('latin1') });
  }
  return found;
}

const unicode = (hex: string): string => Buffer.from(hex.replaceAll(/\s/g, ''), 'hex').swap16().toString('utf16le');

/** Letters behind the glyphs of a font. */
function lettersOf(map: string): string[] {
  const letters: string[] = [];
  for (const [, from = '', list = ''] of map.matchAll(/<([\da-f]+)> <[\da-f]+> \[([^\]]*)\]/gi)) {
    for (const [at, [, hex = '']] of [...list.matchAll(/<([\da-f ]+)>/gi)].entries())
      letters[Number.parseInt(from, 16) + at] = unicode(hex);
  }
  return letters;
}

const referred = (head: string, name: string) => new RegExp(`/${name} (\\d+) 0 R`).exec(head)?.[1] ?? '';

/** The words of a paper in the order in which they were drawn, without any space: where one stands beside another is not told. */
export function readPdf(pdf: Buffer): string {
  const objects = objectsOf(pdf);
  const head = (number: string) => objects.get(number)?.head ?? '';
  const stream = (number: string) => objects.get(number)?.stream ?? '';
  const pages = [...objects.values()].filter(({ head: body }) => /\/Type \/Page\b/.test(body));
  const words = pages.map((page) => {
    const resources = page.head.includes('/Font <<') ? page.head : head(referred(page.head, 'Resources'));
    const letters = new Map(
      [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', font = '']) => [
        name,
        lettersOf(stream(referred(head(font), 'ToUnicode'))),
      ]),
    );
    let font = '';
    return [...stream(referred(page.head, 'Contents')).matchAll(/\/(F\d+) [\d.]+ Tf|<([\da-f]+)>/gi)]
      .map(([, name, glyphs = '']) => {
        if (name) font = name;
        return (glyphs.match(/.{4}/g) ?? [])
          .map((glyph) => letters.get(font)?.[Number.parseInt(glyph, 16)] ?? '')
          .join('');
      })
      .join('');
  });
  return words.join('').replaceAll(/\s/g, '');
}
