import { useRouterState } from '@tanstack/react-router';
import { joinClasses } from '../join-classes.ts';
import styles from './page-loading.module.css';
import { useDelayed } from './use-delayed.ts';

const SHOW_AFTER_MS = 150;

/** Thin line at the top while the next page is on its way; the old page stays in view and in use. */
export function PageLoadingBar() {
  const loading = useRouterState({ select: (state) => state.isLoading });
  const shown = useDelayed(loading, SHOW_AFTER_MS);
  return (
    <div role="status">
      {shown && (
        <div className={styles.bar}>
          <span className="visually-hidden">正在加载页面</span>
        </div>
      )}
    </div>
  );
}

type LoadingOverlayProps = {
  active: boolean;
  /** What is being done: 正在提交订单. */
  label: string;
  /** Covers the window instead of the nearest positioned box: nothing may be pressed meanwhile. */
  whole?: boolean;
};

/** Page-loading overlay of specification 2.7. */
export function LoadingOverlay({ active, label, whole }: LoadingOverlayProps) {
  const shown = useDelayed(active, SHOW_AFTER_MS);
  if (!shown) return null;
  return (
    <div className={joinClasses(styles.overlay, whole && styles.fixed)} role="status">
      <span className={styles.turning} aria-hidden="true" />
      {label}
    </div>
  );
}
