import type { ReactNode } from 'react';
import { lateComponent } from './late-component.ts';

export type DialogProps = {
  title: ReactNode;
  children: ReactNode;
  /** Buttons, the main one last. */
  footer?: ReactNode;
  size?: 'sm' | 'md' | 'lg';
  role?: 'dialog' | 'alertdialog';
  /** Work is under way that must end first: Escape, press outside and the cross do nothing. */
  locked?: boolean;
  onClose: () => void;
};

const surface = lateComponent<DialogProps>(async () => (await import('./dialog-surface.tsx')).default);

/** Loads the dialog's code ahead, for a button whose press opens one. */
export const preloadDialog = surface.preload;

/** Modal dialog: holds the focus, gives it back, and its code comes with the first one opened. */
export function Dialog({ open, ...props }: DialogProps & { open: boolean }) {
  const Surface = surface.useWhen(open);
  return Surface && <Surface {...props} />;
}
