import type { ReactNode } from 'react';
import { MessageBell } from '#features/messages/web/public.ts';
import { joinClasses } from '#platform/web/join-classes.ts';
import { PageLink } from '#platform/web/links/page-link.tsx';
import { CONTENT_ID, SkipLink } from '#platform/web/links/skip-link.tsx';
import styles from './desk-layout.module.css';
import { Logo } from './logo.tsx';
import link from './menu-link.module.css';

type DeskLayoutProps = {
  personName: string;
  /** Pages of the desk, by the work people do. */
  menu: readonly { label: string; pages: readonly { path: string; title: string }[] }[];
  currentPath: string;
  onLogOut: () => void;
  children: ReactNode;
};

/** Frame of the shop's own people: who one is above, pages of the desk at the left. */
export function DeskLayout({ personName, menu, currentPath, onLogOut, children }: DeskLayoutProps) {
  return (
    <div className={styles.shell}>
      <SkipLink />
      <header className={styles.bar}>
        <Logo logoUrl={null} />
        <strong className={styles.name}>运营台</strong>
        <span className={styles.person}>
          <MessageBell />
          <span className={styles.who}>{personName}</span>
          <button type="button" className={styles.logOut} onClick={onLogOut}>
            退出
          </button>
        </span>
      </header>
      <div className={styles.columns}>
        <nav aria-label="运营台" className={styles.menu}>
          {menu.map(({ label, pages }) => (
            <section key={label} aria-label={label}>
              <p className={styles.group}>{label}</p>
              <ul>
                {pages.map(({ path, title }) => (
                  <li key={path}>
                    <PageLink
                      href={path}
                      className={joinClasses(link.item, styles.item, path === currentPath && link.current)}
                      aria-current={path === currentPath ? 'page' : undefined}
                    >
                      {title}
                    </PageLink>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </nav>
        <main id={CONTENT_ID} tabIndex={-1} className={styles.content}>
          {children}
        </main>
      </div>
    </div>
  );
}
