import { kindOf } from '#features/access/web/public.ts';
import { isClosedToPunchOut } from '../guards/closed-to-punch-out.ts';
import { isForKind } from '../guards/page-refusal.ts';
import { pageAt } from '../page-at.ts';
import { USER_MENU, type UserMenuGroup, type UserMenuItem } from './user-menu.ts';

export type MenuViewer = {
  permissions: readonly string[];
  firmType: 'company' | 'group' | 'operator';
  participantExtendType: number;
  firmChannel: number;
  loginSource: number;
};

const holds = (viewer: MenuViewer, permission: string | null) =>
  permission === null || viewer.permissions.includes(permission);

function maySee(viewer: MenuViewer, group: UserMenuGroup, item: UserMenuItem): boolean {
  if (viewer.firmType === 'group' && !item.forGroup) return false;
  if (item.only && !item.only.includes(kindOf(viewer))) return false;
  if (isClosedToPunchOut(viewer, item.path) || !isForKind(pageAt(item.path) ?? {}, viewer)) return false;
  return holds(viewer, group.permission) && holds(viewer, item.permission);
}

/** The menu of one person: permitted items whose page exists; groups without any are left out. */
export function visibleMenu(viewer: MenuViewer, availablePaths: ReadonlySet<string>): UserMenuGroup[] {
  return USER_MENU.map((group) => ({
    ...group,
    items: group.items.filter((item) => availablePaths.has(item.path) && maySee(viewer, group, item)),
  })).filter((group) => group.items.length > 0);
}

/** False for a menu path the person may not open; the guard then leads to the user center (specification 2.3). */
export function mayOpenMenuPath(viewer: MenuViewer, path: string): boolean {
  // What an administrator edits or looks at singly stands below the list in the menu: user-edit.html below user.html.
  const listed = path.replace(/-(?:edit|detail)\.html$/, '.html');
  const isAbout = (item: UserMenuItem) => item.path === listed || item.below?.includes(path);
  return USER_MENU.every((group) => group.items.every((item) => !isAbout(item) || maySee(viewer, group, item)));
}
