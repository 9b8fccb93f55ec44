import { createFileRoute, useRouter } from '@tanstack/react-router';
import { Button, ButtonLink } from '#platform/web/controls/button.tsx';
import { ErrorState } from '#platform/web/feedback/error-state.tsx';
import { errorReason, wellFormedRequestId } from '../rules/error-reasons.ts';

interface ErrorSearch {
  /** Key of a fixed text; what stands in an address is never shown. */
  message?: string;
  requestId?: string;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);

export const Route = createFileRoute('/_empty/errorResult.html')({
  validateSearch: (search: Record<string, unknown>): ErrorSearch => ({
    message: textOf(search.message),
    requestId: textOf(search.requestId),
  }),
  component: ErrorResultPage,
});

/** Error result (specification 2.1): what happened, the number to quote, and the ways out. */
function ErrorResultPage() {
  const { message, requestId } = Route.useSearch();
  const { history } = useRouter();
  const { title, text } = errorReason(message);
  return (
    <ErrorState
      page
      title={title}
      requestId={wellFormedRequestId(requestId)}
      actions={
        <>
          <Button kind="primary" onClick={() => history.back()}>
            返回上一页
          </Button>
          <ButtonLink href="/">返回首页</ButtonLink>
        </>
      }
    >
      {text}
    </ErrorState>
  );
}
