/** Frames whose pages storefront pages do not know; `late-routes.ts` names their addresses. */
export const LATE_LAYOUTS: readonly string[] = ['user', 'desk', 'mobile'];
