import { createRecommendationHandlers } from './recommendation-handlers.ts';
import { recommendationJobs } from './recommendation-jobs.ts';

/** What the app collects of the feature on the server. */
export const recommendations = {
  handlers: () => ({
    recommendations: createRecommendationHandlers(),
  }),
  jobs: recommendationJobs,
};
