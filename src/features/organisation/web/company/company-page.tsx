import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { SkeletonLines } from '#platform/web/feedback/skeleton.tsx';
import styles from './company.module.css';
import { CompanyForm } from './company-form.tsx';
import { CompanyHead } from './company-head.tsx';
import { companyQuery } from './company-queries.ts';

export const Route = createFileRoute('/_user/user/system/company.html')({
  loader: ({ context }) => context.queryClient.ensureQueryData(companyQuery),
  pendingComponent: () => <SkeletonLines count={8} />,
  component: CompanyPage,
});

/** The company as the shop knows it: what it is, how it looks, and what holds for all its people. */
function CompanyPage() {
  const { data: company } = useSuspenseQuery(companyQuery);
  return (
    <div className={styles.page}>
      <CompanyHead company={company} />
      <CompanyForm company={company} />
    </div>
  );
}
