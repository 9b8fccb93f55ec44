import { refuse } from '#platform/api/refuse.ts';
import { qrAddressErrors } from '../contract/share-errors.ts';

/**
 * What a QR code says: an address of this shop, completed with the configured origin. Nothing stays nothing, for the
 * renderer to refuse; a code of ours that led elsewhere would lend our name to whoever asked for it.
 */
export function qrContent(content: string, origin: string): string {
  const text = content.trim();
  if (text === '') return '';
  const address = /^\/(?![/\\])|^https?:\/\//.test(text) ? URL.parse(text, origin) : null;
  if (address?.origin !== origin || address.username !== '') throw refuse(qrAddressErrors, 'QR_FOREIGN');
  return address.href;
}
