import { createFileRoute, redirect } from '@tanstack/react-router';
import { USER_CENTER_PATH } from '#business/paths/rules/public.ts';
import { sessionQuery } from '#features/access/web/public.ts';
import { AntdProvider } from '#platform/web/kits/antd/antd-provider.tsx';
import { loadFrame } from '../frame/frame-queries.ts';
import { FramedUserPage } from '../frame/framed-user-page.tsx';
import { missingRight } from '../frame/visible-menu.ts';
import { pageAt } from '../page-at.ts';
import { PageOutlet } from './page-outlet.tsx';

export const Route = createFileRoute('/_user')({
  // Specification 2.3: a menu path without its permission leads to the user center, which is everybody's and says which
  // right is missing. Whose kind of account is refused stays and is told why.
  beforeLoad: async ({ context, location }) => {
    if (context.refusal !== null) return;
    const session = await context.queryClient.ensureQueryData(sessionQuery);
    const page = pageAt(location.pathname);
    if (!session || !page) return;
    const refused = missingRight(session, page);
    if (refused) throw redirect({ href: `${USER_CENTER_PATH}?refused=${refused}` });
  },
  loader: ({ context }) => loadFrame(context.queryClient),
  component: () => (
    <AntdProvider>
      <FramedUserPage>
        <PageOutlet />
      </FramedUserPage>
    </AntdProvider>
  ),
});
