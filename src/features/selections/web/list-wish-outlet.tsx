import { useSyncExternalStore } from 'react';
import { listWish } from '#features/catalog/web/public.ts';
import { lateComponent } from '#platform/web/overlays/late-component.ts';
import type { AddToListDialogProps } from './add-to-list-dialog.tsx';

const dialog = lateComponent<AddToListDialogProps>(async () => (await import('./add-to-list-dialog.tsx')).default);

/** Stands once in the frame and asks for the list that goods shall go on; its code comes with the first wish. */
export function ListWishOutlet() {
  const { subscribe, read, dismiss } = listWish;
  const wish = useSyncExternalStore(subscribe, read, () => null);
  const AddToListDialog = dialog.useWhen(wish !== null);
  return AddToListDialog && wish && <AddToListDialog wish={wish} onClose={dismiss} />;
}
