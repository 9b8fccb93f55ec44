import { joinClasses } from '#platform/web/join-classes.ts';
import { PageLink } from '#platform/web/links/page-link.tsx';
import link from './menu-link.module.css';
import styles from './user-menu.module.css';
import type { UserMenuGroup } from './user-menu-groups.ts';

/** Left menu of the user center. */
export function UserMenuPanel({ groups, currentPath }: { groups: readonly UserMenuGroup[]; currentPath: string }) {
  return (
    <nav aria-label="用户中心" className={styles.menu}>
      {groups.map((group) => (
        <div key={group.label}>
          <h2 className={styles.group}>{group.label}</h2>
          <ul>
            {group.items.map((item) => (
              <li key={item.path}>
                <PageLink
                  swift
                  href={item.path}
                  className={joinClasses(link.item, styles.item, item.path === currentPath && link.current)}
                  aria-current={item.path === currentPath ? 'page' : undefined}
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
