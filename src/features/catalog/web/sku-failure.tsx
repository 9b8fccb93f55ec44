import { wordsOfSilence } from '#platform/web/browser/is-offline.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { RequestIdLine } from '#platform/web/feedback/request-id-line.tsx';
import { RefreshIcon, WarningIcon } from '#platform/web/icons/icons.tsx';
import styles from './sku-failure.module.css';

export interface SkuFailureFacts {
  requestId: string | null | undefined;
  retrying: boolean;
  retry: () => void;
}

/** The item was asked for and did not come: where the goods would be put into the cart it says so, and asks again. */
export function SkuFailure({ requestId, retrying, retry }: SkuFailureFacts) {
  return (
    <div className={styles.failure} role="alert">
      <WarningIcon size={18} />
      <div className={styles.words}>
        <strong>商品加载失败</strong>
        <span>{wordsOfSilence('系统繁忙或网络异常，请重试')}</span>
        {requestId && <RequestIdLine requestId={requestId} />}
      </div>
      <Button kind="primary" icon={<RefreshIcon />} busy={retrying} onClick={retry}>
        重试
      </Button>
    </div>
  );
}
