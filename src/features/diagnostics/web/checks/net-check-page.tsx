import { createFileRoute } from '@tanstack/react-router';
import { CHECK_PATH } from '#business/paths/rules/public.ts';
import { PageLink } from '#platform/web/links/page-link.tsx';
import { CheckView } from './check-view.tsx';
import { netChecks } from './net-checks.ts';

export const Route = createFileRoute('/_default/netCheck.html')({ component: NetCheckPage });

/** Network check (specification 2.1): from this browser to the shop, measured. */
function NetCheckPage() {
  return (
    <CheckView
      title="网络检测"
      event="netCheck.finished"
      makeChecks={netChecks}
      other={
        <>
          想知道系统本身是否正常，请看 <PageLink href={CHECK_PATH}>系统检测</PageLink>。
        </>
      }
    >
      检测本机到商城的网络、接口、图片和推送，约需 10 秒。打不开页面或很慢时，请把报告发给客服或贵司 IT。
    </CheckView>
  );
}
