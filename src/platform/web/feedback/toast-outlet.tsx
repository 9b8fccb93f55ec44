import { useEffect, useState, useSyncExternalStore } from 'react';
import { IconButton } from '../controls/icon-button.tsx';
import { CloseIcon, ErrorIcon, InfoIcon, SuccessIcon, WarningIcon } from '../icons/icons.tsx';
import { joinClasses } from '../join-classes.ts';
import { toastQueue } from './notify.ts';
import styles from './toast-outlet.module.css';
import type { Toast } from './toast-queue.ts';

const ICONS = { success: SuccessIcon, error: ErrorIcon, warning: WarningIcon, info: InfoIcon } as const;
const NONE: readonly Toast[] = [];

/**
 * Where toasts appear: once per page, present from the start, because readers announce only regions they already know.
 * `aria-live` is written out though the roles imply it: an open dialog hides everything from readers but what has it.
 */
export function ToastOutlet() {
  const toasts = useSyncExternalStore(toastQueue.subscribe, toastQueue.list, () => NONE);
  const urgent = toasts.filter((toast) => toast.kind === 'error');
  const calm = toasts.filter((toast) => toast.kind !== 'error');
  return (
    <div className={styles.outlet}>
      <div role="alert" aria-live="assertive">
        {urgent.map((toast) => (
          <ToastCard key={toast.id} toast={toast} />
        ))}
      </div>
      <div role="status" aria-live="polite">
        {calm.map((toast) => (
          <ToastCard key={toast.id} toast={toast} />
        ))}
      </div>
    </div>
  );
}

function ToastCard({ toast }: { toast: Toast }) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => toastQueue.dismiss(toast.id), toast.durationMs);
    return () => clearTimeout(timer);
  }, [held, toast]);
  const Icon = ICONS[toast.kind];
  const { action } = toast;
  return (
    <div
      className={joinClasses(styles.toast, styles[toast.kind])}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon size={18} />
      <span className={styles.message}>{toast.message}</span>
      {action && (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            toastQueue.dismiss(toast.id);
            action.onPress();
          }}
        >
          {action.label}
        </button>
      )}
      {(toast.kind === 'error' || action) && (
        <IconButton
          className={styles.close}
          label="关闭提示"
          icon={<CloseIcon size={14} />}
          onClick={() => toastQueue.dismiss(toast.id)}
        />
      )}
    </div>
  );
}
