import { useState } from 'react';
import { Dialog } from '#platform/web/overlays/dialog.tsx';
import { lateComponent } from '#platform/web/overlays/late-component.ts';
import type { Company } from '../../contract/company-contract.ts';
import type { LogoEditorProps } from './logo-editor.tsx';

// The cropper comes with its first use.
const editor = lateComponent<LogoEditorProps>(async () => (await import('./logo-editor.tsx')).default);

/** Loads the cropper ahead, for the button whose press opens it. */
export const preloadLogoDialog = editor.preload;

type LogoDialogProps = { open: boolean; company: Company; onClose: () => void };

export function LogoDialog({ open, company, onClose }: LogoDialogProps) {
  const [busy, setBusy] = useState(false);
  const Editor = editor.useWhen(open);
  return (
    <Dialog
      open={open && Editor !== null}
      size="lg"
      title={company.logoUrl ? '更换公司标志' : '上传公司标志'}
      locked={busy}
      onClose={onClose}
    >
      {Editor && <Editor company={company} onBusy={setBusy} onClose={onClose} />}
    </Dialog>
  );
}
