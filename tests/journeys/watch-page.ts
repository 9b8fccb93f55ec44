import type { ConsoleMessage, Page } from '@playwright/test';

/** How many seconds a picture waits for the page that shows it is a matter of the machine, not of the page. */
const SLOW_MACHINE = /was preloaded using link preload but not used within a few seconds/;

/** What a page listens to is asked for again by the page itself: that a busy machine cannot open it now is seen by nobody. */
const isPutOff = (status: string, address: string) =>
  status.includes('503') && new URL(address).pathname === '/news-center/message/stream';

/** What was refused stands beside the line, not in it: without its address nobody would know what to look for. */
const toldOf = (message: ConsoleMessage) => {
  const text = `${message.type()}: ${message.text()}`;
  return text.includes('Failed to load resource') ? `${text} ${message.location().url}` : text;
};

/** Everything a page complains about: console errors and warnings, failed scripts, refused resources. */
export function watchPage(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    const isComplaint = message.type() === 'error' || message.type() === 'warning';
    const { url } = message.location();
    const isSlow = SLOW_MACHINE.test(message.text()) || (url !== '' && isPutOff(message.text(), url));
    if (isComplaint && !isSlow) complaints.push(toldOf(message));
  });
  page.on('pageerror', (error) => complaints.push(`page error: ${error.message}`));
  page.on('response', (response) => {
    if (response.status() >= 500 && !isPutOff(String(response.status()), response.url()))
      complaints.push(`${response.status()} ${response.url()}`);
  });
  return complaints;
}
