export { contentHandlers } from './content-handlers.ts';
export { pictureConfigs } from './content-tables.ts';
