/** Policy of one page: scripts and styles only with this response's nonce; style attributes carry no code. */
export function contentSecurityPolicy(nonce: string, dev: boolean): string {
  const script = dev ? `'nonce-${nonce}' 'strict-dynamic' 'unsafe-eval'` : `'nonce-${nonce}' 'strict-dynamic'`;
  const style = dev ? "'self' 'unsafe-inline'" : `'self' 'nonce-${nonce}'`;
  return [
    "default-src 'self'",
    `script-src ${script}`,
    `style-src ${style}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    dev ? "connect-src 'self' ws:" : "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

export const FIXED_HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  'x-frame-options': 'DENY',
};

/** Query parameters that open something: their pages tell nobody where a click came from. */
const SECRET_PARAMETERS = ['token', 'code', 'key'];

export function carriesSecret(url: URL): boolean {
  return SECRET_PARAMETERS.some((name) => url.searchParams.has(name));
}

/** Only where the shop itself is served over https. */
export const HSTS = 'max-age=31536000; includeSubDomains';

/**
 * True when a state-changing call may come from this origin: Sec-Fetch-Site first, then Origin.
 * Clients that are no browsers send neither and hold no cookie worth stealing.
 */
export function isSameSite(headers: Headers, origin: string): boolean {
  const site = headers.get('sec-fetch-site');
  if (site) return site === 'same-origin' || site === 'none';
  const sender = headers.get('origin');
  return sender === null || sender === origin;
}
