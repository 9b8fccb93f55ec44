import { createToastQueue, type ToastOptions } from './toast-queue.ts';

/** Toasts of this window; only event handlers and effects add to it, so nothing is shared between requests on the server. */
export const toastQueue = createToastQueue(() => Date.now());

/** Short messages that come and go: `notify.success('复制成功')`. */
export const notify = {
  success: (message: string, options?: ToastOptions) => toastQueue.add('success', message, options),
  warning: (message: string, options?: ToastOptions) => toastQueue.add('warning', message, options),
  error: (message: string, options?: ToastOptions) => toastQueue.add('error', message, options),
  info: (message: string, options?: ToastOptions) => toastQueue.add('info', message, options),
  /** What was told of this is no longer so. */
  settle: (about: string) => toastQueue.settle(about),
};
