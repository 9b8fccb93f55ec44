import { pageHead } from '#platform/web/page-head.ts';

/**
 * Head of a shared page: title and description of the card that a chat shows for it. Its secret is told to nobody whose
 * link is followed from here.
 */
export function shareHead(title: string, description: string) {
  const { meta, links } = pageHead({ title, description });
  return {
    links,
    meta: [...meta, { name: 'referrer', content: 'no-referrer' }, { name: 'robots', content: 'noindex' }],
  };
}
