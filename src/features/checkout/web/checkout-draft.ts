import type { AttachedFile } from '#business/attachments/contract/attachment-schemas.ts';
import type { Invoice, PayWay } from '#features/orders/contract/order-terms-schemas.ts';
import { newIdempotencyKey } from '#platform/web/api-client.ts';
import type { CreateRequest } from '../contract/checkout-schemas.ts';

/** What a checkout remembers in this tab, so that a reload loses nothing and orders nothing twice. */
export interface CheckoutDraft {
  /** Idempotency key of the order this checkout will become. */
  key: string;
  addressId: string | null;
  /** Null: not chosen yet, the first that is offered. */
  payWay: PayWay | null;
  /** Null: not chosen yet, what the firm used last; `none`: no invoice for now. */
  invoice: Invoice | 'none' | null;
  poNumber: string;
  note: string;
  costCenter: string;
  /** Why it is wanted though it goes over a budget. */
  overReason: string;
  /** Codes written to lines that lie in no cart, by `lineKey`. */
  codes: Readonly<Record<string, string>>;
  files: AttachedFile[];
  /** Sent and not answered yet: after a reload it is sent again with the same key. */
  sent: CreateRequest | null;
}

const storageKey = (source: string) => `checkout ${source}`;

export const newDraft = (): CheckoutDraft => ({
  key: newIdempotencyKey(),
  addressId: null,
  payWay: null,
  invoice: null,
  poNumber: '',
  note: '',
  costCenter: '',
  overReason: '',
  codes: {},
  files: [],
  sent: null,
});

function isDraft(value: unknown): value is CheckoutDraft {
  return (
    typeof value === 'object' && value !== null && 'key' in value && typeof value.key === 'string' && 'sent' in value
  );
}

/** The draft of a source (`cart`, or the lines in the address); a new one where there is none or none can be read. */
export function readDraft(source: string): CheckoutDraft {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(storageKey(source)) ?? 'null');
    return isDraft(stored) ? { ...newDraft(), ...stored } : newDraft();
  } catch {
    return newDraft();
  }
}

/** Browsers that refuse storage keep the draft in memory: only a reload loses it then. */
export function writeDraft(source: string, draft: CheckoutDraft | null): void {
  try {
    if (draft) window.sessionStorage.setItem(storageKey(source), JSON.stringify(draft));
    else window.sessionStorage.removeItem(storageKey(source));
  } catch {
    return;
  }
}

/** Keeps what was filled in when the lines of a checkout, and with them its name, change. */
export function moveDraft(from: string, to: string): void {
  if (from === to) return;
  writeDraft(to, readDraft(from));
  writeDraft(from, null);
}
