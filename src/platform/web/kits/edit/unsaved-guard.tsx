import { useBlocker } from '@tanstack/react-router';
import { ConfirmDialog } from '../../overlays/confirm-dialog.tsx';

/** Asks before changes are lost: by a link of the shop in our own dialog, by closing the window in the browser's. */
export function UnsavedGuard({ isUnsaved }: { isUnsaved: () => boolean }) {
  const blocker = useBlocker({ shouldBlockFn: isUnsaved, enableBeforeUnload: isUnsaved, withResolver: true });
  return (
    <ConfirmDialog
      open={blocker.status === 'blocked'}
      title="离开此页？"
      confirmLabel="放弃修改"
      dismissLabel="继续填写"
      danger
      onConfirm={() => {
        blocker.proceed?.();
        return true;
      }}
      onClose={() => blocker.reset?.()}
    >
      填写的内容还没有保存，离开后会丢失。
    </ConfirmDialog>
  );
}
