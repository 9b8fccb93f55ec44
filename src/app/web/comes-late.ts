const FRAMES = /^\/(?:user|desk|survey|activity)(?:\/|$)/;
/** By how their names begin, which no other page does. */
const PAGES =
  /^\/(?:approval|batch-|brandindex|browser|cashier|check|emailApproval|goodsErrorPage|mobile-login|netCheck|order\.|orderPa|print|purchase|quot|register|reset|activation|searchMaterial|share|toOrder|userRegulations)/;

/**
 * Addresses of user centre and desk, of pages for telephones that links lead to, and of those of the storefront that most
 * visits do not see. Browsers get their routes when somebody goes there, or has nothing else to do (`frontRoutes` in
 * scripts/front-routes.ts): whoever looks for a screw does not load the names of a hundred pages.
 */
export const comesLate = (pathname: string): boolean => FRAMES.test(pathname) || PAGES.test(pathname);
