import { dataBlockText } from '../data-block.ts';

/**
 * Facts of a page for search engines (JSON-LD). A data block: browsers neither run nor fetch anything for it, so the
 * policy of the page needs no exception.
 */
export function StructuredData({ data }: { data: object }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the text is escaped so that it cannot end the block
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: dataBlockText(data) }} />;
}
