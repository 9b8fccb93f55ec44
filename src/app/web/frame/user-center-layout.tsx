import type { ReactNode } from 'react';
import { Breadcrumb, type BreadcrumbItem } from '#platform/web/display/breadcrumb.tsx';
import { joinClasses } from '#platform/web/join-classes.ts';
import { DefaultLayout } from './default-layout.tsx';
import type { FrameProps } from './frame-data.ts';
import styles from './layouts.module.css';
import { USER_MENU } from './user-menu.ts';
import { UserMenu } from './user-menu-view.tsx';
import { visibleMenu } from './visible-menu.ts';

type UserCenterLayoutProps = FrameProps & {
  /** Path of the page shown. */
  path: string;
  title: string;
  /** Detail pages use the whole width (specification 2.3). */
  menuHidden: boolean;
  children: ReactNode;
};

/** Breadcrumb and left menu around the pages of the user center. */
export function UserCenterLayout({ data, actions, path, title, menuHidden, children }: UserCenterLayoutProps) {
  const groups = data.user ? visibleMenu({ ...data.user, permissions: data.permissions }, data.availablePaths) : [];
  return (
    <DefaultLayout data={data} actions={actions} pageName="User">
      <div className={styles.user}>
        <div className={joinClasses(styles.userPath, menuHidden && styles.whole)}>
          <Breadcrumb items={userPath(path, title)} onBack={data.punchOut ? actions.goBack : undefined} />
        </div>
        {!menuHidden && <UserMenu groups={groups} path={path} />}
        <div className={menuHidden ? styles.whole : undefined}>{children}</div>
      </div>
    </DefaultLayout>
  );
}

/** 用户中心 › group › page; detail pages hang below the list of their group. */
function userPath(path: string, title: string): BreadcrumbItem[] {
  const root: BreadcrumbItem = { label: '用户中心', href: '/user/user-center.html' };
  if (path === root.href) return [{ label: '用户中心' }];
  const group = USER_MENU.find(({ items }) => items.some((item) => item.path === path));
  if (group) return [root, { label: group.label }, { label: title }];
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const list = USER_MENU.flatMap(({ items }) => items).find(
    (item) => path.startsWith(item.path.replace('.html', '')) && item.path.startsWith(folder),
  );
  return list ? [root, { label: list.label, href: list.path }, { label: title }] : [root, { label: title }];
}
