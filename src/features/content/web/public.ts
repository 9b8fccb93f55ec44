export { headerConfigQuery } from './header-config-query.ts';
export { siteQuery } from './site-query.ts';
