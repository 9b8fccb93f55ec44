const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

const escapeXml = (text: string) => text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? '');

export interface SitemapEntry {
  address: string;
  /** Day of the last change. */
  changed?: Date;
}

const entry = (tag: 'url' | 'sitemap', { address, changed }: SitemapEntry): string => {
  const day = changed ? `<lastmod>${changed.toISOString().slice(0, 10)}</lastmod>` : '';
  return `<${tag}><loc>${escapeXml(address)}</loc>${day}</${tag}>\n`;
};

/** A file of addresses, piece by piece: the whole of it is never in memory. */
export async function* sitemapPieces(
  batches: AsyncIterable<readonly SitemapEntry[]> | Iterable<readonly SitemapEntry[]>,
): AsyncGenerator<string> {
  yield `${HEAD}<urlset ${NAMESPACE}>\n`;
  for await (const batch of batches) yield batch.map((one) => entry('url', one)).join('');
  yield '</urlset>\n';
}

/** The file that names the other files. */
export function sitemapIndex(files: readonly SitemapEntry[]): string {
  return `${HEAD}<sitemapindex ${NAMESPACE}>\n${files.map((one) => entry('sitemap', one)).join('')}</sitemapindex>\n`;
}
