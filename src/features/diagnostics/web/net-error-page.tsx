import { createFileRoute } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { NET_CHECK_PATH } from '#business/paths/rules/public.ts';
import { safeReturnPath } from '#platform/shared/return-path.ts';
import { Button, ButtonLink } from '#platform/web/controls/button.tsx';
import { StatePanel } from '#platform/web/feedback/state-panel.tsx';
import { RefreshIcon, WarningIcon } from '#platform/web/icons/icons.tsx';

export const Route = createFileRoute('/_empty/netError.html')({
  validateSearch: (search: Record<string, unknown>): { from?: string } =>
    typeof search.from === 'string' ? { from: search.from } : {},
  component: NetErrorPage,
});

/** Network error (specification 2.1): back to where one came from, by hand or as soon as the line is there again. */
function NetErrorPage() {
  const back = safeReturnPath(Route.useSearch().from);
  const [offLine, setOffLine] = useState(false);
  // A whole load: what failed may have been a part of the page's own script.
  const retry = useCallback(() => window.location.replace(back), [back]);
  useEffect(() => {
    const lost = () => setOffLine(true);
    if (!navigator.onLine) lost();
    window.addEventListener('offline', lost);
    window.addEventListener('online', retry);
    return () => {
      window.removeEventListener('offline', lost);
      window.removeEventListener('online', retry);
    };
  }, [retry]);
  return (
    <StatePanel
      page
      role="status"
      tone="warning"
      icon={<WarningIcon size={26} />}
      title={offLine ? '网络已断开' : '网络连接失败'}
      actions={
        <>
          <Button kind="primary" icon={<RefreshIcon />} onClick={retry}>
            重试
          </Button>
          <ButtonLink href={NET_CHECK_PATH}>网络检测</ButtonLink>
        </>
      }
    >
      {offLine
        ? '网络恢复后会自动返回刚才的页面。'
        : '请检查网络后重试；其他网站正常时，请做网络检测并把报告发给贵司 IT。'}
    </StatePanel>
  );
}
