/** How the address of a request is to be taken. */
export type AddressJudgement = 'fine' | 'malformed' | { moved: string };

/** Null: it cannot be decoded. What comes out is used, because builds leave out calls that nobody needs the result of. */
function decoded(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return null;
  }
}

/**
 * Addresses are judged once, before anything reads them. `//x` would be taken for another host by whatever builds a link
 * from it, so doubled slashes are folded; what cannot be decoded has no page and no file.
 */
export function judgeAddress({ pathname, search }: Pick<URL, 'pathname' | 'search'>): AddressJudgement {
  if (decoded(pathname) === null) return 'malformed';
  const folded = pathname.replace(/\/{2,}/g, '/');
  return folded === pathname ? 'fine' : { moved: folded + search };
}

/**
 * Where a redirect leads, without the host that the request claimed to come to: a path of ours stays a path. Other
 * addresses (the mobile site, a payment channel) are configured and stay as they are.
 */
export function withoutClaimedHost(location: string, request: URL): string {
  const target = URL.parse(location, request);
  if (!target || target.host !== request.host) return location;
  return target.pathname.replace(/^\/{2,}/, '/') + target.search + target.hash;
}
