export { sceneItems, scenes } from './recommendation-tables.ts';
export { countStatistics } from './statistics-repo.ts';
