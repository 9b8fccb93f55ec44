import { maskEmail, maskIdCard, maskName, maskPhone } from '#platform/shared/mask.ts';

const MASKS = { phone: maskPhone, email: maskEmail, idCard: maskIdCard, name: maskName } as const;

type MaskedProps = {
  kind: keyof typeof MASKS;
  /** Whole or already masked: masking twice changes nothing. */
  value: string | null | undefined;
};

/** Personal data on screen (specification 5, masked display). */
export function Masked({ kind, value }: MaskedProps) {
  return <span>{value ? MASKS[kind](value) : '—'}</span>;
}
