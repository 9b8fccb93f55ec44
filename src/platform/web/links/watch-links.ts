import type { AnyRouter } from '@tanstack/react-router';
import { ignoreSecondPress } from './second-press.ts';

/** Readers hear which page has come: a page that is swapped in place loads no document that would tell them. */
function tellPages(router: AnyRouter): void {
  router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
    if (!fromLocation || fromLocation.pathname === toLocation.pathname) return;
    // The title follows the page in the same turn.
    setTimeout(() => {
      const place = document.getElementById('new-page');
      if (place) place.textContent = document.title;
    });
  });
}

/** What presses on links need, and no page to be shown. */
export function watchLinks(router: AnyRouter): void {
  ignoreSecondPress(router);
  tellPages(router);
}
