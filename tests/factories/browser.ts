import { PARTICIPANT_HEADER } from '#platform/shared/participant.ts';
import type { Answer, TestShop } from '#tests/test-shop.ts';
import { nextNumber } from './next-number.ts';

/** A browser: cookies that all its tabs share, whoever opened them. */
export interface Browser {
  cookie: string;
}

// oxlint-disable-next-line typescript/no-explicit-any -- answers of every shape
type AnyAnswer = Answer<any>;

export interface Tab {
  /** Acts as a page does: by cookie, for whom the page was made. */
  act(path: string, input: unknown, key?: string): Promise<AnyAnswer>;
}

/** A page in a browser, made for a participant; null for a page that does not say. */
export function openTab(shop: TestShop, browser: Browser, madeFor: bigint | 'visitor' | null): Tab {
  const named: Record<string, string> = madeFor === null ? {} : { [PARTICIPANT_HEADER]: String(madeFor) };
  return {
    async act(path, input, key = `tab-act-${nextNumber()}`) {
      const answer = await shop.post(path, input, { key, headers: { cookie: browser.cookie, ...named } });
      keepCookies(browser, answer.headers);
      return answer;
    },
  };
}

function keepCookies(browser: Browser, headers: Headers): void {
  const set = headers.getSetCookie().filter((cookie) => /^t(_v)?=[\w-]{43};/.test(cookie));
  const [session] = set.map((cookie) => cookie.split(';', 1)[0] ?? '');
  if (session) browser.cookie = session;
}
