import type { ItemAttribute } from '../import-record.ts';
import { singleLine } from '../plain-text.ts';
import { childOf, childrenOf, textInChinese, textOf, type XmlElement } from './xml-element.ts';

const MAX_VALUE = 200;

interface Media {
  type: string;
  source: string;
  label: string;
}

function mediaOf(article: XmlElement): Media[] {
  const seen = new Set<string>();
  return childrenOf(childOf(article, 'MIME_INFO'), 'MIME').flatMap((mime) => {
    const source = singleLine(textOf(mime, 'MIME_SOURCE'));
    if (source === '' || seen.has(source)) return [];
    seen.add(source);
    return [{ type: textOf(mime, 'MIME_TYPE').toLowerCase(), source, label: textInChinese(mime, 'MIME_DESCR') }];
  });
}

/**
 * Files that a catalogue names and does not bring: their names are kept with the item, so that they can be asked for
 * and attached later. Nothing is fetched.
 */
export function readMedia(article: XmlElement): ItemAttribute[] {
  const media = mediaOf(article);
  const pictures = media.filter(({ type }) => type.startsWith('image/'));
  const papers = media.filter(({ type }) => !type.startsWith('image/'));
  const listed = (files: readonly Media[]) =>
    files.map(({ source, label }) => (label === '' ? source : `${source}（${label}）`)).join('、');
  return [
    {
      name: '厂家图片',
      value: pictures
        .map(({ source }) => source)
        .join('、')
        .slice(0, MAX_VALUE),
    },
    { name: '厂家资料', value: listed(papers).slice(0, MAX_VALUE) },
  ].filter(({ value }) => value !== '');
}
