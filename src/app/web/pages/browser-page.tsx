import { createFileRoute } from '@tanstack/react-router';
import { ButtonLink } from '#platform/web/controls/button.tsx';
import { StatePanel } from '#platform/web/feedback/state-panel.tsx';
import { InfoIcon } from '#platform/web/icons/icons.tsx';

/** What the shop is built for: the browsers of the last two years or so. */
const SUPPORTED = 'Chrome 120、Edge 120、Firefox 121、Safari 17 及以上版本';

export const Route = createFileRoute('/_empty/browser.html')({ component: BrowserPage });

/** Browser version notice (specification 2.1). */
function BrowserPage() {
  return (
    <StatePanel
      page
      icon={<InfoIcon size={26} />}
      title="请升级浏览器"
      actions={<ButtonLink href="/">返回首页</ButtonLink>}
    >
      当前浏览器版本过低，部分功能无法使用。请使用 {SUPPORTED}；企业内网无法自行升级时，请联系贵司 IT。
    </StatePanel>
  );
}
