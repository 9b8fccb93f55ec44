import { isClosedToPunchOut } from '../guards/closed-to-punch-out.ts';
import { isForKind } from '../guards/page-refusal.ts';
import { pageAt } from '../page-at.ts';
import type { PageRow } from '../page-row.ts';
import type { AvailablePaths } from '../page-table.ts';
import { USER_MENU } from './user-menu.gen.ts';
import type { UserMenuGroup, UserMenuItem } from './user-menu-groups.ts';

type Holder = { permissions: readonly string[] };

export type MenuViewer = Holder & {
  firmType: 'company' | 'group' | 'operator';
  participantExtendType: number;
  firmChannel: number;
  loginSource: number;
};

const holds = (viewer: Holder, permission: string | null | undefined) =>
  !permission || viewer.permissions.includes(permission);

function maySee(viewer: MenuViewer, group: UserMenuGroup, item: UserMenuItem): boolean {
  if (viewer.firmType === 'group' && !item.forGroup) return false;
  const page: Pick<PageRow, 'only' | 'permission'> = pageAt(item.path) ?? { permission: item.later };
  if (isClosedToPunchOut(viewer, item.path) || !isForKind(page, viewer)) return false;
  return holds(viewer, group.permission) && holds(viewer, page.permission);
}

/** The menu of one person: permitted items whose page exists; groups without any are left out. */
export function visibleMenu(viewer: MenuViewer, availablePaths: AvailablePaths): UserMenuGroup[] {
  return USER_MENU.map((group) => ({
    ...group,
    items: group.items.filter((item) => availablePaths.has(item.path) && maySee(viewer, group, item)),
  })).filter((group) => group.items.length > 0);
}

/**
 * The right that somebody lacks to open a page of the user center: that of its group in the menu, or its own; null: none.
 * Whoever lacks one is led to the user center (specification 2.3), which says so.
 */
export function missingRight(viewer: Holder, page: Pick<PageRow, 'path' | 'permission'>): string | null {
  const group = USER_MENU.find(({ items }) => items.some(({ path }) => path === page.path));
  return [group?.permission, page.permission].find((code) => !holds(viewer, code)) ?? null;
}
