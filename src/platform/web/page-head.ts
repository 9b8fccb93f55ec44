import type { ComponentProps } from 'react';

const PRODUCT = 'MRO采购系统';

export interface PageHead {
  /** Without the name of the shop, which is added. */
  title: string;
  /** What a search engine shows below the title. */
  description?: string;
  /** The one address of the page, with the public origin. */
  canonical?: string;
  /** Whole address of the picture beside the card. */
  image?: string;
  /** Facts for search engines (JSON-LD): data blocks, which browsers neither run nor fetch anything for. */
  data?: readonly object[];
}

/** The router writes `script:ld+json` as a data block; its types do not name it. */
type MetaTag = ComponentProps<'meta'> & { 'script:ld+json'?: object };

/** The card a chat shows for the page (specification 7.7, weixin share): title, description, picture. */
const cardOf = ({ title, description, canonical, image }: PageHead) =>
  Object.entries({ 'og:title': title, 'og:description': description, 'og:url': canonical, 'og:image': image }).flatMap(
    ([property, content]) => (content ? [{ property, content }] : []),
  );

/** Head of a page whose title depends on what it shows. */
export function pageHead(head: PageHead) {
  const { title, description, canonical, data = [] } = head;
  const meta: MetaTag[] = [
    { title: `${title} - ${PRODUCT}` },
    ...(description ? [{ name: 'description', content: description }, ...cardOf(head)] : []),
    ...data.map((block) => ({ 'script:ld+json': block })),
  ];
  return {
    meta,
    links: canonical ? [{ rel: 'canonical', href: canonical }] : [],
  };
}
