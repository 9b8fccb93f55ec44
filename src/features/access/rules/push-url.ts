/** Longest that still fits a cookie of 4096 bytes with name and attributes. */
const MAX_BYTES = 3_800;

/**
 * Whether an address that came with a login link may be kept: a web address, or a path of this site. Anything a browser
 * might read as another scheme or host is dropped.
 */
export function isKeepablePushUrl(text: string): boolean {
  if (encodeURIComponent(text).length > MAX_BYTES || /[\s\\]/.test(text)) return false;
  if (/^https?:\/\//i.test(text)) return hasPlainHost(text);
  return text.startsWith('/') && !text.startsWith('//');
}

/** No user name before the host: https://shop.example@evil.example leads to evil.example. */
function hasPlainHost(text: string): boolean {
  const host = text.split('/')[2] ?? '';
  return host !== '' && !/[@?#]/.test(host);
}
