import { joinClasses } from '../join-classes.ts';
import { PageLink } from '../links/page-link.tsx';
import styles from './tabs.module.css';

export type TabLink = { key: string; label: string; href: string; count?: number };

/** Tabs whose choice lives in the address, so that a link or Back restores it. */
export function TabLinks({ label, tabs, current }: { label: string; tabs: readonly TabLink[]; current: string }) {
  return (
    <nav aria-label={label} className={styles.bar}>
      {tabs.map((tab) => (
        <PageLink
          key={tab.key}
          href={tab.href}
          className={joinClasses(styles.tab, tab.key === current && styles.current)}
          aria-current={tab.key === current ? 'page' : undefined}
        >
          {tab.label}
          {tab.count !== undefined && <span className={styles.count}>{tab.count.toLocaleString('zh-CN')}</span>}
        </PageLink>
      ))}
    </nav>
  );
}
