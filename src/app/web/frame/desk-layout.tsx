import type { ReactNode } from 'react';
import { MessageBell } from '#features/messages/web/public.ts';
import { joinClasses } from '#platform/web/join-classes.ts';
import { PageLink } from '#platform/web/links/page-link.tsx';
import { CONTENT_ID, SkipLink } from '#platform/web/links/skip-link.tsx';
import { shownCount } from '../todos/desk-counts.ts';
import styles from './desk-layout.module.css';
import { Logo } from './logo.tsx';
import link from './menu-link.module.css';

type DeskLayoutProps = {
  personName: string;
  /** Pages of the desk, by the work people do. */
  menu: readonly { label: string; pages: readonly { path: string; title: string }[] }[];
  currentPath: string;
  /** Work that waits, by page. */
  counts: Readonly<Record<string, number>>;
  onLogOut: () => void;
  children: ReactNode;
};

/** Frame of the shop's own people: who one is above, pages of the desk at the left. */
export function DeskLayout({ personName, menu, currentPath, counts, onLogOut, children }: DeskLayoutProps) {
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
                  <li key={path} className={styles.entry}>
                    <PageLink
                      href={path}
                      className={joinClasses(link.item, styles.item, path === currentPath && link.current)}
                      aria-current={path === currentPath ? 'page' : undefined}
                    >
                      {title}
                    </PageLink>
                    <Waiting count={counts[path] ?? 0} />
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

/** How much waits on a page; nothing where nothing does. */
const Waiting = ({ count }: { count: number }) =>
  count > 0 && (
    <span className={styles.count}>
      {shownCount(count)}
      <span className="visually-hidden"> 项待处理</span>
    </span>
  );
