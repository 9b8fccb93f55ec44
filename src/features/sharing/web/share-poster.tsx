import { useQuery } from '@tanstack/react-query';
import { tracker } from '#features/diagnostics/web/public.ts';
import { wordsOfRefusal } from '#platform/web/api-client.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { notify } from '#platform/web/feedback/notify.ts';
import { ProblemLine } from '#platform/web/feedback/problem-line.tsx';
import { POSTER } from '../rules/poster-text.ts';
import { shareApi } from './share-api.ts';
import styles from './share-panel.module.css';

/** Bytes of a data URL of a PNG. */
function pngOf(dataUrl: string): Blob {
  const text = atob(dataUrl.slice(dataUrl.indexOf(',') + 1));
  return new Blob([Uint8Array.from(text, (character) => character.charCodeAt(0))], { type: 'image/png' });
}

async function copyPoster(image: string): Promise<void> {
  tracker.track('sales.copy', { what: 'poster' });
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': pngOf(image) })]);
    notify.success('复制海报成功');
  } catch {
    // Shops on plain-http intranets have no clipboard for pictures.
    notify.error('浏览器不允许复制图片，请在图片上点右键另存');
  }
}

/** The poster the server has drawn, to be copied as a picture (specification 1). */
export function SharePoster({ itemCode }: { itemCode: string }) {
  const { data, error } = useQuery(
    shareApi.query.poster.queryOptions({ input: { itemCode }, staleTime: Number.POSITIVE_INFINITY, retry: false }),
  );
  if (error) return <ProblemLine small>{wordsOfRefusal(error, '海报生成失败，请稍后再试')}</ProblemLine>;
  if (!data) return <p role="status">正在生成海报…</p>;
  return (
    <div className={styles.poster}>
      <img src={data.image} alt="商品海报" {...POSTER} />
      <Button kind="primary" size="sm" onClick={() => void copyPoster(data.image)}>
        复制图片
      </Button>
    </div>
  );
}
