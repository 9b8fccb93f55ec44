/** The address with a timestamp `_t`, so that no cache answers for the reload (specification 2.4 and 2.7). */
export function withTimestamp(href: string, now: number): string {
  const url = new URL(href);
  url.searchParams.set('_t', String(now));
  return url.href;
}

/** Assignments that make the browser forget every cookie a script can see; the session's own is out of reach on purpose. */
export function expiredCookies(cookies: string): string[] {
  return cookies
    .split(';')
    .map((pair) => pair.split('=')[0]?.trim() ?? '')
    .filter((name) => name !== '')
    .map((name) => `${name}=; path=/; max-age=0`);
}

export function reloadPage(): void {
  window.location.replace(withTimestamp(window.location.href, Date.now()));
}

/** 重新加载页面 of the login layout: forgets what may be broken, then reloads. */
export function reloadWithoutCookies(): void {
  for (const expired of expiredCookies(document.cookie)) document.cookie = expired;
  reloadPage();
}
