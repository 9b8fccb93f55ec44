import type { ClickPlace } from '../contract/recommendation-schemas.ts';
import { recommendationApi } from './recommendation-api.ts';

/** Notes that a recommendation was followed. Losing one note harms nobody, so failures are silent. */
export function recordRecommendationClick(place: ClickPlace, itemCode: string): void {
  const { click, coupleRecommendClick, recommendByMonthClick } = recommendationApi.call;
  const noted =
    place === 'couple'
      ? coupleRecommendClick({ itemCode })
      : place === 'month'
        ? recommendByMonthClick({ itemCode })
        : click({ place, itemCode });
  noted.catch(() => undefined);
}
