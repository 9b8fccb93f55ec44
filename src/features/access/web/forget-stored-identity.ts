/** What the specification keeps in the browser about a company (section 3), beside cookies named `ent_…`. */
const STORED_KEYS = ['searchMaterial', 'returnGps', 'supportOfficial', 'supportEnterprise'];
/** Whose half-filled forms this tab holds. */
const OWNER_KEY = 'draftsOf';

/** Assignments that delete the enterprise cookies a script can see. */
export function expiredEnterpriseCookies(cookies: string): string[] {
  return cookies
    .split(';')
    .map((pair) => pair.split('=', 1)[0]?.trim() ?? '')
    .filter((name) => name.startsWith('ent_'))
    .map((name) => `${name}=; path=/; max-age=0`);
}

/** Storage can be switched off in the browser; then there is nothing to forget. */
function withStorage(act: (tab: Storage, kept: Storage) => void): void {
  try {
    act(window.sessionStorage, window.localStorage);
  } catch {
    return;
  }
}

/** Specification 4: loading a login page clears stored enterprise cookies, and what was stored along with them. */
export function clearEnterpriseStorage(): void {
  for (const expired of expiredEnterpriseCookies(document.cookie)) document.cookie = expired;
  withStorage((tab, kept) => {
    for (const key of STORED_KEYS) {
      tab.removeItem(key);
      kept.removeItem(key);
    }
  });
}

/**
 * Drafts of this tab (a checkout being filled in) outlive a session that ran out, but never reach another person: they
 * are dropped unless the one who logs in is the one who left them.
 */
export function keepDraftsOf(personInFirm: string): void {
  withStorage((tab) => {
    if (tab.getItem(OWNER_KEY) !== personInFirm) tab.clear();
    tab.setItem(OWNER_KEY, personInFirm);
  });
}

/** After a logout nothing of the person stays in the tab. */
export function forgetDrafts(): void {
  withStorage((tab) => tab.clear());
}
