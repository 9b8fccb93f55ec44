import { useState } from 'react';
import { Dialog } from '../../overlays/dialog.tsx';
import { lateComponent } from '../../overlays/late-component.ts';
import type { ImageEditorProps } from './image-editor.tsx';

// The cropper comes with its first use.
const editor = lateComponent<ImageEditorProps>(async () => (await import('./image-editor.tsx')).default);

/** Loads the cropper ahead, for the button whose press opens it. */
export const preloadImageDialog = editor.preload;

export type ImageDialogProps = Omit<ImageEditorProps, 'onBusy'> & { open: boolean };

/** One picture of somebody or something: chosen, cropped to its shape and sent, or removed. */
export function ImageDialog({ open, ...props }: ImageDialogProps) {
  const [busy, setBusy] = useState(false);
  const Editor = editor.useWhen(open);
  return (
    <Dialog
      open={open && Editor !== null}
      size="lg"
      title={props.current ? `更换${props.name}` : `上传${props.name}`}
      locked={busy}
      onClose={props.onClose}
    >
      {Editor && <Editor {...props} onBusy={setBusy} />}
    </Dialog>
  );
}
