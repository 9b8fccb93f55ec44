import type { Page } from '@playwright/test';

/** How many seconds a picture waits for the page that shows it is a matter of the machine, not of the page. */
const SLOW_MACHINE = /was preloaded using link preload but not used within a few seconds/;

/** What is loaded ahead while others wait is refused, which is no fault of the page: nobody has asked for it yet. */
const TOO_MANY = /the server responded with a status of 429/;

/** Everything a page complains about: console errors and warnings, failed scripts, refused resources. */
export function watchPage(page: Page): string[] {
  const complaints: string[] = [];
  const refusedAhead = new Set<string>();
  page.on('response', (response) => {
    if (response.status() === 429 && response.request().headers()['x-intent']) refusedAhead.add(response.url());
  });
  page.on('console', (message) => {
    const isComplaint = message.type() === 'error' || message.type() === 'warning';
    if (TOO_MANY.test(message.text()) && refusedAhead.has(message.location().url)) return;
    if (isComplaint && !SLOW_MACHINE.test(message.text())) complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`page error: ${error.message}`));
  page.on('response', (response) => {
    if (response.status() >= 500) complaints.push(`${response.status()} ${response.url()}`);
  });
  return complaints;
}
