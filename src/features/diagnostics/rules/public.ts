export { describeBrowser, OLDEST_VERSIONS, type SeenBrowser } from './describe-browser.ts';
export { maskIp } from './mask-ip.ts';
