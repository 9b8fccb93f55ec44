import { Dialog } from '#platform/web/overlays/dialog.tsx';
import { lateComponent } from '#platform/web/overlays/late-component.ts';
import type { Address } from '../contract/profile-contract.ts';
import type { AddressDialogFormProps } from './address-dialog-form.tsx';

// The list of all counties comes with the form, and the form with its first use.
const form = lateComponent<AddressDialogFormProps>(async () => (await import('./address-dialog-form.tsx')).default);

/** Loads the form ahead, for a button whose press opens it. */
export const preloadAddressDialog = form.preload;

type AddressDialogProps = {
  /** The address to change, `new` for one more, null keeps the dialog closed. */
  address: Address | 'new' | null;
  onSaved: (address: Address) => void;
  onClose: () => void;
};

/** Adds or changes a delivery address without leaving the page. */
export function AddressDialog({ address, onSaved, onClose }: AddressDialogProps) {
  const Form = form.useWhen(address !== null);
  const title = address === 'new' ? '新增收货地址' : '修改收货地址';
  return (
    <Dialog open={address !== null && Form !== null} title={title} onClose={onClose}>
      {Form && address !== null && (
        <Form address={address === 'new' ? null : address} onSaved={onSaved} onClose={onClose} />
      )}
    </Dialog>
  );
}
