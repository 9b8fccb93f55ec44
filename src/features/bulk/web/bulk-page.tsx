import type { ReactNode } from 'react';
import { Breadcrumb } from '#platform/web/display/breadcrumb.tsx';
import styles from './bulk-page.module.css';

/** A page of ordering by the list, with the way to the other one beside its title. */
export const BulkPage = ({ title, other, children }: { title: string; other: ReactNode; children: ReactNode }) => (
  <div className={styles.page}>
    <Breadcrumb items={[{ label: '首页', href: '/' }, { label: title }]} />
    <div className={styles.head}>
      <h1 className={styles.title}>{title}</h1>
      {other}
    </div>
    {children}
  </div>
);
