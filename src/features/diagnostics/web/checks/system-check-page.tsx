import { createFileRoute } from '@tanstack/react-router';
import { NET_CHECK_PATH } from '#business/paths/rules/public.ts';
import { PageLink } from '#platform/web/links/page-link.tsx';
import { CheckView } from './check-view.tsx';
import { systemChecks } from './system-checks.ts';

export const Route = createFileRoute('/_default/check.html')({ component: SystemCheckPage });

/** System check (specification 2.1): whether the shop works, and whether this browser can use it. */
function SystemCheckPage() {
  return (
    <CheckView
      title="系统检测"
      event="check.finished"
      makeChecks={systemChecks}
      other={
        <>
          页面打开慢、图片不显示，请做 <PageLink href={NET_CHECK_PATH}>网络检测</PageLink>。
        </>
      }
    >
      商城此刻是否正常，以及这个浏览器能否使用商城。
    </CheckView>
  );
}
