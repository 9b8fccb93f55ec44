import { loadAhead } from '#platform/web/browser/part-need.ts';
import type { ClickPlace } from '../contract/recommendation-schemas.ts';

/** Notes that a recommendation was followed. Losing one note harms nobody, so failures are silent. */
export function recordRecommendationClick(place: ClickPlace, itemCode: string): void {
  loadAhead(() => import('./send-click.ts'))
    .then(({ sendClick }) => sendClick(place, itemCode))
    .catch(() => undefined);
}
