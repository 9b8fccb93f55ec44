import type { AnyRouter, RouterHistory } from '@tanstack/react-router';
import { CONTENT_ID } from './skip-link.tsx';

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

/** Pictures lead where the name beside them leads, and cannot be reached by keys: the name stands for both. */
function reachable(link: Element | undefined): Element | undefined {
  if (!(link instanceof HTMLElement) || link.tabIndex >= 0) return link;
  const path = pathOf(link);
  const others = linksTo(path).filter((other) => other instanceof HTMLElement && other.tabIndex >= 0);
  const row = link.closest('li, tr');
  return others.find((other) => row?.contains(other)) ?? others[0];
}

/** Nobody has put the focus anywhere: a press on nothing gives it to the page as a whole. */
const isFree = (focused: Element | null) => focused === document.body || focused?.id === CONTENT_ID;

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
    const link = before && reachable(linksTo(before.path)[before.place]);
    // A field of the page that took the focus itself keeps it.
    if (link instanceof HTMLElement && isFree(document.activeElement)) link.focus({ preventScroll: true });
  });
}
