import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import styles from './company.module.css';
import { CompanyForm } from './company-form.tsx';
import { CompanyHead } from './company-head.tsx';
import { companyQuery } from './company-queries.ts';

/** The company as the shop knows it: what it is, how it looks, and what holds for all its people; `children` are the app's. */
export function CompanySheet({ children }: { children?: ReactNode }) {
  const { data: company } = useSuspenseQuery(companyQuery);
  return (
    <div className={styles.page}>
      <CompanyHead company={company} />
      {children}
      <CompanyForm company={company} />
    </div>
  );
}
