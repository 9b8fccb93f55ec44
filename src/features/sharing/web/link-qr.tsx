import { useQuery } from '@tanstack/react-query';
import { tracker } from '#features/diagnostics/web/public.ts';
import { wordsOfRefusal } from '#platform/web/api-client.ts';
import { copyToClipboard } from '#platform/web/browser/copy-to-clipboard.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { notify } from '#platform/web/feedback/notify.ts';
import { ProblemWords } from '#platform/web/feedback/problem-line.tsx';
import styles from './link-qr.module.css';
import { shareApi } from './share-api.ts';

interface LinkQrProps {
  address: string;
  /** What the link is called for readers: 页面分享链接. */
  label: string;
  /** Side of the QR code in pixels. */
  size: number;
  /** What is shared, for the count of copies. */
  event: 'page' | 'survey' | 'quote' | 'recommend';
}

/** A link as QR code, to be scanned or copied (specification 1). */
export function LinkQr({ address, label, size, event }: LinkQrProps) {
  const { data, error } = useQuery(
    // Twice the pixels, for sharp screens.
    shareApi.query.qrCode.queryOptions({
      input: { content: address, size: size * 2 },
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
    }),
  );
  const copy = async () => {
    tracker.track('sales.copy', { what: event });
    try {
      await copyToClipboard(address);
      notify.success('复制成功');
    } catch {
      notify.error('浏览器不允许复制，请选中链接后按 Ctrl+C');
    }
  };
  return (
    <div className={styles.link}>
      <div className={styles.qr} style={{ width: size, height: size }} aria-busy={!data && !error}>
        {data && <img src={data.image} alt={`${label}二维码`} width={size} height={size} />}
        {error && <ProblemWords>{wordsOfRefusal(error, '二维码生成失败')}</ProblemWords>}
      </div>
      <p className={styles.words}>扫码分享微信消息卡片</p>
      <input
        className={styles.address}
        aria-label={label}
        value={address}
        readOnly
        onFocus={(e) => e.target.select()}
      />
      <Button kind="primary" size="sm" onClick={() => void copy()}>
        复制链接
      </Button>
    </div>
  );
}
