import { lateComponent } from '#platform/web/overlays/late-component.ts';
import type { CartLine, LineChange } from '../contract/cart-schemas.ts';
import type { FillDialogProps } from './fill-dialog.tsx';
import type { ShareDialogProps } from './shared/share-dialog.tsx';
import type { SplitDialogProps } from './split-dialog.tsx';

/** Which dialog is open, and for what. */
export type CartDialog =
  | { kind: 'fill'; lines: readonly CartLine[] }
  | { kind: 'split'; line: CartLine }
  | { kind: 'share'; count: number };

const fill = lateComponent<FillDialogProps>(async () => (await import('./fill-dialog.tsx')).default);
const split = lateComponent<SplitDialogProps>(async () => (await import('./split-dialog.tsx')).default);
const share = lateComponent<ShareDialogProps>(async () => (await import('./shared/share-dialog.tsx')).default);

type CartDialogsProps = {
  dialog: CartDialog | null;
  onEdit: (changes: readonly LineChange[]) => void;
  flush: () => Promise<boolean>;
  onClose: () => void;
};

/** Dialogs of the cart; their code comes with the first one opened. */
export function CartDialogs({ dialog, onEdit, flush, onClose }: CartDialogsProps) {
  const Fill = fill.useWhen(dialog?.kind === 'fill');
  const Split = split.useWhen(dialog?.kind === 'split');
  const Share = share.useWhen(dialog?.kind === 'share');
  if (dialog?.kind === 'fill') return Fill && <Fill lines={dialog.lines} onEdit={onEdit} onClose={onClose} />;
  if (dialog?.kind === 'split') return Split && <Split line={dialog.line} flush={flush} onClose={onClose} />;
  if (dialog?.kind === 'share') return Share && <Share count={dialog.count} onClose={onClose} />;
  return null;
}
