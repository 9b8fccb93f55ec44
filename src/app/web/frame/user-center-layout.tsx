import type { ReactNode } from 'react';
import {
  INVOICE_APPLY_PATH,
  INVOICE_DETAIL_PATH,
  INVOICES_PATH,
  STATEMENT_DETAIL_PATH,
  STATEMENT_LIST_PATH,
  STATEMENT_TERMS_PATH,
  USER_CENTER_PATH,
} from '#business/paths/rules/public.ts';
import { Breadcrumb, type BreadcrumbItem } from '#platform/web/display/breadcrumb.tsx';
import { joinClasses } from '#platform/web/join-classes.ts';
import type { AvailablePaths } from '../page-table.ts';
import { DefaultLayout } from './default-layout.tsx';
import type { FrameProps } from './frame-data.ts';
import styles from './layout.module.css';
import { USER_MENU } from './user-menu.gen.ts';
import type { UserMenuItem } from './user-menu-groups.ts';
import { UserMenuPanel } from './user-menu-panel.tsx';
import { visibleMenu } from './visible-menu.ts';

type UserCenterLayoutProps = FrameProps & {
  pageName: string;
  /** Path of the page, which its menu entry is marked by. */
  currentPath: string;
  /** Last item of the breadcrumb where the menu does not name the page. */
  title?: string;
  /** Detail pages and material pages use the whole width (specification 2.3). */
  hideMenu?: boolean;
  children: ReactNode;
};

/** Breadcrumb, left menu and page (specification 2.4, user-center layout). */
export function UserCenterLayout(props: UserCenterLayoutProps) {
  const { data, actions, pageName, currentPath, title, hideMenu = false, children } = props;
  const viewer = data.user && { ...data.user, permissions: data.permissions };
  const groups = viewer ? visibleMenu(viewer, data.availablePaths) : [];
  const withMenu = !hideMenu && groups.length > 0;
  const group = groups.find((candidate) => candidate.items.some((item) => item.path === currentPath));
  const label = group?.items.find((item) => item.path === currentPath)?.label ?? title;
  const list = group ? undefined : listAbove(currentPath, data.availablePaths);
  const path: BreadcrumbItem[] = [{ label: '用户中心', href: USER_CENTER_PATH }];
  if (group) path.push({ label: group.label });
  if (list) path.push({ label: list.label, href: list.path });
  if (label) path.push({ label });
  return (
    <DefaultLayout data={data} actions={actions} pageName={pageName}>
      <div className={joinClasses(styles.columns, !withMenu && styles.single)}>
        {withMenu && <UserMenuPanel groups={groups} currentPath={currentPath} />}
        <div>
          <Breadcrumb items={path} />
          {children}
        </div>
      </div>
    </DefaultLayout>
  );
}

/** Lists of detail pages whose addresses do not begin alike: `invoices.html` for `invoiceDetail.html`. */
const LISTS: Readonly<Record<string, string>> = {
  [INVOICE_APPLY_PATH]: INVOICES_PATH,
  [INVOICE_DETAIL_PATH]: INVOICES_PATH,
  [STATEMENT_DETAIL_PATH]: STATEMENT_LIST_PATH,
  [STATEMENT_TERMS_PATH]: STATEMENT_LIST_PATH,
};

/** The list a detail page belongs to: `order.html` for `orderDetail.html`. */
function listAbove(path: string, availablePaths: AvailablePaths): UserMenuItem | undefined {
  const items = USER_MENU.flatMap((group) => group.items).filter((item) => availablePaths.has(item.path));
  const named = LISTS[path];
  if (named) return items.find((item) => item.path === named);
  return items.find((item) => item.path !== path && path.startsWith(item.path.replace('.html', '')));
}
