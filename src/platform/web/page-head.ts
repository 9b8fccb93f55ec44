const PRODUCT = 'MRO采购系统';

interface PageHead {
  /** Without the name of the shop, which is added. */
  title: string;
  /** Of what a search engine shows below the title. */
  description?: string;
  /** The one address of the page, with the public origin. */
  canonical?: string;
  /** Found by links only. */
  noindex?: boolean;
}

/** Head of a page whose title depends on what it shows. */
export function pageHead({ title, description, canonical, noindex }: PageHead) {
  return {
    meta: [
      { title: `${title} - ${PRODUCT}` },
      ...(description ? [{ name: 'description', content: description }] : []),
      ...(noindex ? [{ name: 'robots', content: 'noindex,follow' }] : []),
    ],
    links: canonical ? [{ rel: 'canonical', href: canonical }] : [],
  };
}
