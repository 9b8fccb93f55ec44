export { ownRunsQuery } from './desk/import-queries.ts';
export { OwnImports } from './desk/own-imports.tsx';
