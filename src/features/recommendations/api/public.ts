export { countStatistics } from './statistics-repo.ts';
