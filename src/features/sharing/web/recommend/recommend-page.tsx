import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { sessionQuery } from '#features/access/web/public.ts';
import { NoPermission } from '#platform/web/feedback/no-permission.tsx';
import { mayShare } from '../may-share.ts';
import { RecommendView } from './recommend-view.tsx';

export const Route = createFileRoute('/_user/user/sales/recommend.html')({
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(sessionQuery),
  component: RecommendPage,
});

/** A list of goods for a customer, read-only (behaviours 2.15); for those who may make links. */
function RecommendPage() {
  const { data: session } = useSuspenseQuery(sessionQuery);
  if (!session || !mayShare(session)) return <NoPermission message="没有推荐商品的权限" />;
  return <RecommendView session={session} />;
}
