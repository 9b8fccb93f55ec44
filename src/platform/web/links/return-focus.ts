import type { AnyRouter, RouterHistory } from '@tanstack/react-router';

/** Which of the links to an address was pressed, on one entry of the browser's history. */
interface Pressed {
  path: string;
  /** Several links of a page lead to the same place: the picture of an item and its name. */
  place: number;
}

const pressed = new Map<string, Pressed>();
let cameBack = false;

/** Whether the page on show was reached by the browser's own buttons. */
export const isReturn = (): boolean => cameBack;

const pathOf = (link: Element) => link.getAttribute('href')?.split(/[?#]/, 1)[0] ?? '';

const linksTo = (path: string) => [...document.querySelectorAll('a[href]')].filter((link) => pathOf(link) === path);

const entryOf = (router: AnyRouter) => router.latestLocation.state.__TSR_key ?? '';

/** Remembers the link that leads away from where one is. */
export function keepPressed(router: AnyRouter, link: Element): void {
  const path = pathOf(link);
  pressed.set(entryOf(router), { path, place: linksTo(path).indexOf(link) });
}

/** Gives the focus back to the link that was pressed, in the same frame in which the page stands again. */
export function returnFocus(router: AnyRouter): void {
  (router.history as RouterHistory).subscribe(({ action }) => {
    cameBack = action.type === 'BACK' || action.type === 'FORWARD' || action.type === 'GO';
  });
  router.subscribe('onRendered', () => {
    const before = cameBack ? pressed.get(entryOf(router)) : undefined;
    const link = before && linksTo(before.path)[before.place];
    // A field of the page that took the focus itself keeps it.
    if (link instanceof HTMLElement && document.activeElement === document.body) link.focus({ preventScroll: true });
  });
}
