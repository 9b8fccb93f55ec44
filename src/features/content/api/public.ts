export { type SiteSettings } from './content-handlers.ts';
