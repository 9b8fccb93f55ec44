import type { ReactNode } from 'react';
import { wordsOfSilence } from '../browser/is-offline.ts';
import { Button } from '../controls/button.tsx';
import { RefreshIcon, WarningIcon } from '../icons/icons.tsx';
import { RequestIdLine } from './request-id-line.tsx';
import { StatePanel } from './state-panel.tsx';

type ErrorStateProps = {
  /** What failed: 订单列表加载失败. */
  title: string;
  /** What to do, or the message of the refusal. */
  children?: ReactNode;
  requestId?: string | null;
  onRetry?: () => void;
  retrying?: boolean;
  /** Fills a page. */
  page?: boolean;
  actions?: ReactNode;
};

export function ErrorState({ title, children, requestId, onRetry, retrying, page, actions }: ErrorStateProps) {
  return (
    <StatePanel
      role="alert"
      tone="danger"
      icon={<WarningIcon size={26} />}
      title={title}
      page={page}
      footnote={requestId && <RequestIdLine requestId={requestId} />}
      actions={
        <>
          {onRetry && (
            <Button kind="primary" icon={<RefreshIcon />} busy={retrying} onClick={onRetry}>
              重试
            </Button>
          )}
          {actions}
        </>
      }
    >
      {children ??
        wordsOfSilence(
          requestId ? '请稍后重试；如果一直失败，请把请求编号告诉客服。' : '请稍后重试；如果一直失败，请联系客服。',
        )}
    </StatePanel>
  );
}
