import { useState } from 'react';
import { Dialog } from '#platform/web/overlays/dialog.tsx';
import { lateComponent } from '#platform/web/overlays/late-component.ts';
import type { PersonalProfile } from '../../contract/personal-contract.ts';
import type { AvatarEditorProps } from './avatar-editor.tsx';

// The cropper comes with its first use.
const editor = lateComponent<AvatarEditorProps>(async () => (await import('./avatar-editor.tsx')).default);

/** Loads the cropper ahead, for the button whose press opens it. */
export const preloadAvatarDialog = editor.preload;

type AvatarDialogProps = { open: boolean; profile: PersonalProfile; onClose: () => void };

export function AvatarDialog({ open, profile, onClose }: AvatarDialogProps) {
  const [busy, setBusy] = useState(false);
  const Editor = editor.useWhen(open);
  return (
    <Dialog
      open={open && Editor !== null}
      size="lg"
      title={profile.avatarUrl ? '更换头像' : '上传头像'}
      locked={busy}
      onClose={onClose}
    >
      {Editor && <Editor profile={profile} onBusy={setBusy} onClose={onClose} />}
    </Dialog>
  );
}
