import { useState } from 'react';
import { TextAreaField, TextField } from '#platform/web/controls/text-field.tsx';
import { Stack } from '#platform/web/display/stack.tsx';
import { ConfirmDialog } from '#platform/web/overlays/confirm-dialog.tsx';
import { offerLabel } from '../../rules/review-offers.ts';
import styles from '../quote.module.css';
import { type OfferDraft, typedPrice } from './offer-draft.ts';

export interface BasisWish {
  cost: string;
  floor: string;
  reason: string;
}

type Props = {
  offer: OfferDraft;
  /** Why the shop refused the last try. */
  problem: string | null;
  onConfirm: (wish: BasisWish) => Promise<boolean>;
  onClose: () => void;
};

/** Another cost or floor for one line: with its reason, and with a second person who looks at it. */
export function ChangeBasisDialog({ offer, problem, onConfirm, onClose }: Props) {
  const [typed, setTyped] = useState({ cost: offer.cost, floor: offer.floor, reason: '' });
  const [fault, setFault] = useState<string | null>(null);
  const confirm = async () => {
    const [cost, floor] = [typedPrice(typed.cost), typedPrice(typed.floor)];
    const reason = typed.reason.trim();
    if (cost === null || floor === null) setFault('成本和底价应为数字，最多四位小数');
    else if (reason === '') setFault('请填写修改的原因');
    else {
      setFault(null);
      return onConfirm({ cost, floor, reason });
    }
    return false;
  };
  const field = (name: 'cost' | 'floor', label: string) => (
    <TextField
      label={label}
      maxLength={14}
      value={typed[name]}
      onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
    />
  );
  return (
    <ConfirmDialog
      open
      title={`修改${offerLabel(offer)}的成本底价`}
      confirmLabel="确认修改"
      onConfirm={confirm}
      onClose={onClose}
    >
      <Stack>
        <p className={styles.quiet}>改动记入内部记录，这张报价须由另一位同事复核后才能发出。草稿会一起保存。</p>
        {field('cost', '含税成本')}
        {field('floor', '底价')}
        <TextAreaField
          label="修改原因"
          rows={3}
          maxLength={200}
          value={typed.reason}
          error={fault ?? problem ?? undefined}
          onChange={(event) => setTyped({ ...typed, reason: event.target.value })}
        />
      </Stack>
    </ConfirmDialog>
  );
}
