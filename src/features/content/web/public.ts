export { headerConfigQuery } from './header-config-query.ts';
export { showTypeQuery } from './show-type-query.ts';
export { siteQuery } from './site-query.ts';
