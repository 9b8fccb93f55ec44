export type HrefParts = { to: string; search: Record<string, string>; hash: string | undefined };

/** Parts of an address inside the shop, as the router wants them; `$` would start a parameter there, so it is encoded. */
export function splitHref(href: string): HrefParts {
  const [beforeHash = '', ...hash] = href.split('#');
  const [path = '', ...query] = beforeHash.split('?');
  return {
    to: path.replaceAll('$', '%24'),
    search: Object.fromEntries(new URLSearchParams(query.join('?'))),
    hash: hash.length > 0 ? hash.join('#') : undefined,
  };
}

/** An address of the shop itself, as against another site, a phone number or a file call. */
export const isPageHref = (href: string): boolean => /^\/(?!\/)/.test(href);

/** Signs that a query holds when the router has written it; anything else it would write in another way. */
const OTHERWISE_WRITTEN = /[^\w.*+&=%-]|%20|=(?:&|$)/;

/** The address as the router writes it: what the server sends and what a browser makes of the same link are one text. */
export function routerHref(href: string): string {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/.exec(href) ?? [];
  if (!OTHERWISE_WRITTEN.test(query)) return href;
  const kept = Object.entries(splitHref(href).search).filter(([, value]) => value !== '');
  const written = new URLSearchParams(kept).toString();
  return `${path}${written && `?${written}`}${hash}`;
}
