import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { isCallError } from '#platform/web/api-client.ts';
import { ErrorFallback } from '#platform/web/feedback/error-fallback.tsx';
import { NoPermission } from '#platform/web/feedback/no-permission.tsx';
import { serverBridge } from '#platform/web/server-bridge.ts';
import { withLateParts } from '../late-parts.ts';

/** Number of the failed call, else of the page's own request: what support asks for. */
function requestIdOf(error: unknown): string | null {
  if (isCallError(error) && error.requestId) return error.requestId;
  if (typeof document === 'undefined') return serverBridge()?.requestId() ?? null;
  return document.querySelector('meta[name=request-id]')?.getAttribute('content') ?? null;
}

/** What stands in the page's place when it cannot be shown; only refusals made for people speak in their own words. */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  useEffect(() => withLateParts(({ reportError }) => reportError(error)), [error]);
  if (isCallError(error) && error.status === 403) {
    return <NoPermission message={error.message} grantable={error.code === 'PERMISSION_REFUSED'} />;
  }
  const message = isCallError(error) && error.status < 500 ? error.message : undefined;
  const retry = () => {
    reset();
    void router.invalidate();
  };
  return <ErrorFallback requestId={requestIdOf(error)} message={message} onRetry={retry} />;
}
