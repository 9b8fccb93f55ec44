import type { UserInfo } from '#features/access/contract/access-schemas.ts';
import { PAGE_PERMISSIONS, type PermissionCode, permissionRefusal } from '#features/access/rules/public.ts';

const isPageRight = (code: unknown): code is PermissionCode =>
  typeof code === 'string' && Object.hasOwn(PAGE_PERMISSIONS, code);

/**
 * Why somebody was led to the user center (specification 2.3): the right that a page asked for and the person lacks. The
 * address carries its code; anything else that may stand there says nothing.
 */
export function refusedRight(code: unknown, { permissions }: Pick<UserInfo, 'permissions'>): string | null {
  return isPageRight(code) && !permissions.includes(code) ? permissionRefusal(code) : null;
}
