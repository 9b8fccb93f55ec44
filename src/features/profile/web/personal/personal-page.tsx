import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import { ownSessionsQuery, SessionList } from '#features/access/web/public.ts';
import { Stack } from '#platform/web/display/stack.tsx';
import { SkeletonLines } from '#platform/web/feedback/skeleton.tsx';
import { FactsSection } from './facts-section.tsx';
import styles from './personal-page.module.css';
import { personalProfileQuery } from './personal-queries.ts';
import { ProfileHead } from './profile-head.tsx';
import { SecuritySection } from './security-section.tsx';

export const Route = createFileRoute('/_user/user/personal/info.html')({
  loader: ({ context: { queryClient } }) =>
    Promise.all([queryClient.ensureQueryData(personalProfileQuery), queryClient.ensureQueryData(ownSessionsQuery)]),
  pendingComponent: () => <SkeletonLines count={8} />,
  component: PersonalPage,
});

/** One's own account: who one is, what one logs in with, and where one is logged in. */
function PersonalPage() {
  const { data: profile } = useSuspenseQuery(personalProfileQuery);
  return (
    <Stack>
      <ProfileHead profile={profile} />
      <div className={styles.pair}>
        <FactsSection profile={profile} />
        <SecuritySection profile={profile} />
      </div>
      {/* Its code comes by itself: without a place of its own the whole page would answer to nobody until it has come. */}
      <Suspense fallback={<SkeletonLines count={3} />}>
        <SessionList />
      </Suspense>
    </Stack>
  );
}
