import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ReasonNote } from './reason-note.tsx';
import type { Wish } from './wishes.ts';

it.each<[Wish['kind'], Wish['reason'], string]>([
  ['return', 'damaged', '退回运费由商家承担，需要提供图片'],
  ['return', 'not_needed', '退回运费由贵司承担'],
  // Nothing is sent back: nobody pays for it.
  ['refund_only', 'damaged', '需要提供图片'],
  ['price_gap', 'price', ''],
])('%s because %s says: %s', (kind, reason, words) => {
  const html = renderToStaticMarkup(<ReasonNote wish={{ kind, reason } as Wish} />);
  expect(html.replace(/<[^>]+>/g, '')).toBe(words);
});
