import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { orderHref } from '#business/paths/rules/public.ts';
import { CostCenterField } from '#features/budgets/web/public.ts';
import { displayTime } from '#platform/shared/display-time.ts';
import { TextAreaField, TextField } from '#platform/web/controls/text-field.tsx';
import { Section } from '#platform/web/display/section.tsx';
import { WarningIcon } from '#platform/web/icons/icons.tsx';
import { PageLink } from '#platform/web/links/page-link.tsx';
import type { CheckoutDraft } from './checkout-draft.ts';
import styles from './checkout-notes.module.css';
import { duplicatePoQuery } from './checkout-queries.ts';

type CheckoutNotesProps = {
  draft: CheckoutDraft | null;
  /** Those the firm has named lately. */
  costCenters: readonly string[];
  onChange: (change: Partial<CheckoutDraft>) => void;
};

/** PO number, cost centre and note; what a PO number used before means is the firm's own setting. */
export function CheckoutNotes({ draft, costCenters, onChange }: CheckoutNotesProps) {
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
                {check.submittedAt && `（${displayTime(check.submittedAt)}）`}，
                {check.policy === 'block' ? '贵司不允许重复使用，请更换 PO 号。' : '请确认不是重复下单。'}
              </span>
            </p>
          )}
        </div>
        <div>
          <CostCenterField
            value={draft?.costCenter ?? ''}
            disabled={draft === null}
            recent={costCenters}
            onChange={(costCenter) => onChange({ costCenter })}
          />
        </div>
        <TextAreaField
          className={styles.note}
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
