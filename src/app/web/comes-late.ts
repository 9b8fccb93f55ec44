const LATE = /^\/(?:(?:user|desk|survey|activity)(?:\/|$)|share(?!Cart)|quotaAssist|emailApproval|mobile-login)/;

/**
 * Addresses of user centre and desk, and of pages for telephones that links lead to. Browsers get their routes when
 * somebody goes there (`frontRoutes` in scripts/front-routes.ts): whoever looks for a screw does not load the names of a
 * hundred pages of administration.
 */
export const comesLate = (pathname: string): boolean => LATE.test(pathname);
