export { createWordFinder, type FindByWords } from './find-by-words.ts';
export { rebuildSearchIndex } from './rebuild-index-repo.ts';
