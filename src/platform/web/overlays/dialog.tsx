import type { DialogProps } from './dialog-props.ts';
import { lateComponent } from './late-component.ts';

const surface = lateComponent<DialogProps>(async () => (await import('./dialog-surface.tsx')).default);

/** Loads the dialog's code ahead, for a button whose press opens one. */
export const preloadDialog = surface.preload;

/** Modal dialog: holds the focus, gives it back, and its code comes with the first one opened. */
export function Dialog({ open, ...props }: DialogProps & { open: boolean }) {
  const Surface = surface.useWhen(open);
  return Surface && <Surface {...props} />;
}
