import { ButtonLink } from '../controls/button.tsx';
import { ErrorState } from './error-state.tsx';

type ErrorFallbackProps = {
  requestId: string | null;
  /** Message meant for the reader; technical texts stay out. */
  message?: string;
  onRetry: () => void;
};

/** What the error boundary shows instead of the page. */
export function ErrorFallback({ requestId, message, onRetry }: ErrorFallbackProps) {
  return (
    <ErrorState
      page
      title="页面出错了"
      requestId={requestId}
      onRetry={onRetry}
      actions={<ButtonLink href="/">返回首页</ButtonLink>}
    >
      {message}
    </ErrorState>
  );
}
