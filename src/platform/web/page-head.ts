import type { ComponentProps } from 'react';

const PRODUCT = 'MRO采购系统';

export interface PageHead {
  /** Without the name of the shop, which is added. */
  title: string;
  /** What a search engine shows below the title. */
  description?: string;
  /** The one address of the page, with the public origin. */
  canonical?: string;
  /** Facts for search engines (JSON-LD): data blocks, which browsers neither run nor fetch anything for. */
  data?: readonly object[];
}

/** The router writes `script:ld+json` as a data block; its types do not name it. */
type MetaTag = ComponentProps<'meta'> & { 'script:ld+json'?: object };

/** Head of a page whose title depends on what it shows. */
export function pageHead({ title, description, canonical, data = [] }: PageHead) {
  const meta: MetaTag[] = [
    { title: `${title} - ${PRODUCT}` },
    ...(description ? [{ name: 'description', content: description }] : []),
    ...data.map((block) => ({ 'script:ld+json': block })),
  ];
  return {
    meta,
    links: canonical ? [{ rel: 'canonical', href: canonical }] : [],
  };
}
