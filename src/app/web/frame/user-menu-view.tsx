import { joinClasses } from '#platform/web/join-classes.ts';
import { PageLink } from '#platform/web/links/page-link.tsx';
import type { UserMenuGroup } from './user-menu.ts';
import styles from './user-menu-view.module.css';

/** Left menu of the user center; what it may show is decided by `visibleMenu`. */
export function UserMenu({ groups, path }: { groups: readonly UserMenuGroup[]; path: string }) {
  return (
    <nav className={styles.menu} aria-label="用户中心菜单">
      {groups.map((group) => (
        <div key={group.label} className={styles.group}>
          <p className={styles.title}>{group.label}</p>
          <ul>
            {group.items.map((item) => (
              <li key={item.path}>
                <PageLink
                  href={item.path}
                  swift
                  className={joinClasses(styles.item, item.path === path && styles.current)}
                  aria-current={item.path === path ? 'page' : undefined}
                >
                  {item.label}
                </PageLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
