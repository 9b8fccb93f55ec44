import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { displayTime } from '#platform/shared/display-time.ts';
import { TextAreaField, TextField } from '#platform/web/controls/text-field.tsx';
import { Section } from '#platform/web/display/section.tsx';
import { WarningIcon } from '#platform/web/icons/icons.tsx';
import { PageLink } from '#platform/web/links/page-link.tsx';
import { orderHref } from '../order-href.ts';
import type { CheckoutDraft } from './checkout-draft.ts';
import styles from './checkout-notes.module.css';
import { duplicatePoQuery } from './checkout-queries.ts';

type CheckoutNotesProps = { draft: CheckoutDraft | null; onChange: (change: Partial<CheckoutDraft>) => void };

/** PO number and note; a PO number that the firm has used before is a warning, not a refusal. */
export function CheckoutNotes({ draft, onChange }: CheckoutNotesProps) {
  const poNumber = draft?.poNumber ?? '';
  const [editing, setEditing] = useState(false);
  const { data: check } = useQuery(duplicatePoQuery(editing ? '' : poNumber.trim()));
  return (
    <Section title="订单信息">
      <div className={styles.fields}>
        <div>
          <TextField
            label="PO 号"
            placeholder="贵司采购单号，选填"
            maxLength={64}
            value={poNumber}
            disabled={draft === null}
            onFocus={() => setEditing(true)}
            onBlur={() => setEditing(false)}
            onChange={(event) => onChange({ poNumber: event.target.value })}
          />
          {check?.duplicate && check.orderNo && (
            <p className={styles.warning} role="status">
              <WarningIcon size={14} />
              <span>
                近 12 个月内已用于订单{' '}
                <PageLink href={orderHref(check.orderNo)} target="_blank">
                  {check.orderNo}
                </PageLink>
                {check.submittedAt && `（${displayTime(check.submittedAt)}）`}，请确认不是重复下单。
              </span>
            </p>
          )}
        </div>
        <TextAreaField
          label="订单备注"
          placeholder="送货时间、卸货要求等，选填"
          rows={2}
          maxLength={500}
          value={draft?.note ?? ''}
          disabled={draft === null}
          onChange={(event) => onChange({ note: event.target.value })}
        />
      </div>
    </Section>
  );
}
