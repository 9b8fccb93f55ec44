import { useSyncExternalStore } from 'react';
import { lateComponent } from '#platform/web/overlays/late-component.ts';
import type { AddedToCartDialogProps } from './added-to-cart-dialog.tsx';
import { addedToCartNotice } from './added-to-cart-notice.ts';

const dialog = lateComponent<AddedToCartDialogProps>(async () => (await import('./added-to-cart-dialog.tsx')).default);

/** Stands once in the frame and shows what was added, whichever page added it; its code comes with the first addition. */
export function AddedToCartOutlet() {
  const { subscribe, read, dismiss } = addedToCartNotice;
  const added = useSyncExternalStore(subscribe, read, () => null);
  const AddedToCartDialog = dialog.useWhen(added !== null);
  return AddedToCartDialog && added && <AddedToCartDialog added={added} onClose={dismiss} />;
}
