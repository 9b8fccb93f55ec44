import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { APPROVAL_LIST_PATH } from '#business/paths/rules/public.ts';
import { isCallError } from '#platform/web/api-client.ts';
import { ButtonLink } from '#platform/web/controls/button.tsx';
import { ErrorState } from '#platform/web/feedback/error-state.tsx';
import { keepSearch } from '#platform/web/links/keep-search.ts';
import { mailLinkQuery } from './approval-queries.ts';
import { EmailApproval } from './email-approval.tsx';

const CODE = /^[A-Za-z0-9_-]{43}$/;

/** Why the link opens nothing; null when it does. */
interface LinkAnswer {
  refusal: string | null;
}

const readCode = (code: unknown) => (typeof code === 'string' && CODE.test(code) ? code : null);

export const Route = createFileRoute('/_mobile/emailApproval.html')({
  validateSearch: keepSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps }): Promise<LinkAnswer> => {
    const code = readCode(deps.code);
    if (!code) return { refusal: '链接不完整，请从邮件中重新打开' };
    try {
      await queryClient.ensureQueryData(mailLinkQuery(code));
      return { refusal: null };
    } catch (error) {
      if (!isCallError(error) || error.status >= 500) throw error;
      return { refusal: error.message };
    }
  },
  // The code is a secret: it goes to nobody whose link is followed from here.
  head: () => ({ meta: [{ name: 'referrer', content: 'no-referrer' }] }),
  component: EmailApprovalPage,
});

function EmailApprovalPage() {
  const code = readCode(Route.useSearch().code) ?? '';
  const { refusal } = Route.useLoaderData();
  if (refusal !== null) {
    return (
      <>
        <h1 className="visually-hidden">邮件审批</h1>
        <ErrorState title={refusal} actions={<ButtonLink href={APPROVAL_LIST_PATH}>登录查看审批</ButtonLink>}>
          每个链接只能处理一次；单据有变动时，会给您发新的邮件。
        </ErrorState>
      </>
    );
  }
  return <Opened code={code} />;
}

function Opened({ code }: { code: string }) {
  const { data } = useSuspenseQuery(mailLinkQuery(code));
  return <EmailApproval code={code} view={data} />;
}
