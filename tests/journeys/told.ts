import { type BrowserContext, expect, type Page } from '@playwright/test';

/** What pages have told in passing, oldest first. */
const told = new WeakMap<Page, string[]>();

declare global {
  interface Window {
    noteTold?: (text: string) => void;
  }
}

/**
 * Writes down what a page announces in its live regions. Short messages stay for two seconds (specification 9); a busy
 * machine may take longer than that to look.
 */
export async function noteTold(context: BrowserContext): Promise<void> {
  await context.exposeBinding('noteTold', ({ page }, text: string) => {
    told.set(page, [...(told.get(page) ?? []), text]);
  });
  await context.addInitScript(() => {
    const observer = new MutationObserver((changes) => {
      for (const { addedNodes, target } of changes) {
        if (!(target instanceof Element) || !target.closest('[role=status], [role=alert]')) continue;
        for (const node of addedNodes) {
          if (node instanceof HTMLElement && node.checkVisibility()) window.noteTold?.(node.innerText);
        }
      }
    });
    observer.observe(document, { childList: true, subtree: true });
  });
}

/** Waits until a page has told something, whether or not it can still be read. */
export async function expectTold(page: Page, text: string | RegExp): Promise<void> {
  const fits = (words: string) => (typeof text === 'string' ? words.includes(text) : text.test(words));
  await expect.poll(() => (told.get(page) ?? []).some(fits), `told: ${text}`).toBe(true);
}
