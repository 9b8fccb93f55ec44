import type { ClickPlace } from '../contract/recommendation-schemas.ts';
import { recommendationApi } from './recommendation-api.ts';

/** Each place has its call (specification 7.6). */
export async function sendClick(place: ClickPlace, itemCode: string): Promise<void> {
  const { click, coupleRecommendClick, recommendByMonthClick } = recommendationApi.call;
  if (place === 'couple') await coupleRecommendClick({ itemCode });
  else if (place === 'month') await recommendByMonthClick({ itemCode });
  else await click({ place, itemCode });
}
