export { createImportFiles, type ImportFiles } from './desk/import-files.ts';
export { startImportRunner } from './desk/import-runner.ts';
