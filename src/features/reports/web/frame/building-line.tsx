import { InfoIcon } from '#platform/web/icons/icons.tsx';
import styles from './frame.module.css';

/** Orders that stood before the reports are still being counted: figures grow until they are. */
export function BuildingLine({ done, total }: { done: number; total: number }) {
  const counted =
    total > 0 ? `已完成 ${done.toLocaleString('zh-CN')} / ${total.toLocaleString('zh-CN')} 单` : '即将开始';
  return (
    <p role="status" className={styles.building}>
      <InfoIcon size={16} />
      <span>正在统计以前的订单，{counted}。完成前数字会继续增加，页面会自动更新。</span>
      {total > 0 && <progress max={total} value={done} aria-label="统计进度" />}
    </p>
  );
}
