export { createRecommendationHandlers } from './recommendation-handlers.ts';
export { recommendationJobs } from './recommendation-jobs.ts';
export { sceneItems, scenes } from './recommendation-tables.ts';
export { countStatistics } from './statistics-repo.ts';
