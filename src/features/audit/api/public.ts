export { logExport } from './export-log.ts';
