import { createFileRoute } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { CHECK_PATH } from '#business/paths/rules/public.ts';
import { describeBrowser, OLDEST_VERSIONS, type SeenBrowser } from '#platform/shared/describe-browser.ts';
import { ButtonLink } from '#platform/web/controls/button.tsx';
import { StatePanel } from '#platform/web/feedback/state-panel.tsx';
import { InfoIcon, SuccessIcon } from '#platform/web/icons/icons.tsx';

const SUPPORTED = Object.entries(OLDEST_VERSIONS)
  .map(([name, version]) => `${name} ${version}`)
  .join('、');

export const Route = createFileRoute('/_empty/browser.html')({ component: BrowserPage });

/** Browser version notice (specification 2.1): which browser was seen, and which are fit. */
function BrowserPage() {
  const [seen, setSeen] = useState<SeenBrowser | null>(null);
  useEffect(() => setSeen(describeBrowser(navigator.userAgent)), []);
  const fit = seen?.supported === true;
  return (
    <StatePanel
      page
      tone={fit ? 'success' : 'calm'}
      icon={fit ? <SuccessIcon size={26} /> : <InfoIcon size={26} />}
      title={fit ? '浏览器版本符合要求' : '请升级浏览器'}
      actions={
        <>
          <ButtonLink href="/" kind={fit ? 'primary' : 'plain'}>
            返回首页
          </ButtonLink>
          <ButtonLink href={CHECK_PATH}>系统检测</ButtonLink>
        </>
      }
    >
      {seen && (
        <p>
          当前浏览器：{seen.name}（{seen.system}）
        </p>
      )}
      <p>
        {fit ? '如果页面仍然异常，请做系统检测并把报告发给客服。' : '版本过低时部分功能无法使用。'}
        请使用 {SUPPORTED} 及以上版本；企业内网无法自行升级时，请联系贵司 IT。
      </p>
    </StatePanel>
  );
}
