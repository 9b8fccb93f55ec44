export { recommendationJobs } from './recommendation-jobs.ts';
export { countStatistics } from './statistics-repo.ts';
