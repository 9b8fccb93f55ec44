import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { INVOICES_PATH, invoiceDraftHref, invoiceHref } from '#business/paths/rules/public.ts';
import { titlesQuery } from '#features/profile/web/public.ts';
import { wordsOfRefusal } from '#platform/web/api-client.ts';
import { Checkbox } from '#platform/web/controls/checkbox.tsx';
import { SelectField } from '#platform/web/controls/select-field.tsx';
import { TextAreaField } from '#platform/web/controls/text-field.tsx';
import { Section } from '#platform/web/display/section.tsx';
import { Stack } from '#platform/web/display/stack.tsx';
import { ProblemWords } from '#platform/web/feedback/problem-line.tsx';
import type { ApplyTerms } from '../../contract/apply-schemas.ts';
import type { DraftView } from '../../contract/draft-schemas.ts';
import { invoiceApi, previewQuery, useInvoiceAct } from '../invoice-api.ts';
import { type ApplicationForm, type ApplyPlace, beginForm, isChosen, requestOf, wishOf } from './application-form.ts';
import { ApplyActs } from './apply-acts.tsx';
import { ChooseOrders } from './choose-orders.tsx';
import { DeliveryFields } from './delivery-fields.tsx';
import { OrderVat } from './order-vat.tsx';
import { PreviewSection } from './preview-section.tsx';
import { ReissueNote } from './reissue-note.tsx';

interface ApplyFormProps {
  place: ApplyPlace;
  terms: ApplyTerms;
  /** What is gone on with; null: a new application. */
  draft: DraftView | null;
}

interface FieldsProps {
  form: ApplicationForm;
  set: (part: Partial<ApplicationForm>) => void;
}

function Fields({ form, set }: FieldsProps) {
  const { data: titles } = useQuery(titlesQuery);
  const options = (titles ?? [])
    .filter(({ usable }) => usable)
    .map(({ id, title, central }) => ({ value: id, label: central ? `${title}（公司统一抬头）` : title }));
  return (
    <Stack>
      <SelectField
        label="发票抬头"
        value={form.titleId}
        placeholder="按订单填写的抬头"
        options={options}
        onChange={({ target }) => set({ titleId: target.value })}
      />
      <Checkbox
        label="多张订单合并开票（不同税率、超过限额时自动拆分）"
        checked={form.merge}
        onChange={({ target }) => set({ merge: target.checked })}
      />
      <DeliveryFields chosen={form} onChange={set} />
      <TextAreaField
        label="给开票人员的说明（选填）"
        rows={2}
        maxLength={300}
        value={form.note}
        onChange={({ target }) => set({ note: target.value })}
      />
    </Stack>
  );
}

/** Applies for invoices of orders, of one statement or of a draft: what, to whom, how, and what would become of it. */
export function ApplyForm({ place, terms, draft }: ApplyFormProps) {
  const router = useRouter();
  const act = useInvoiceAct();
  const [form, setForm] = useState(() => beginForm(place, terms, draft));
  const set = (part: Partial<ApplicationForm>) => setForm((before) => ({ ...before, ...part }));
  // What is handed in is not free any more: to ask once more what would become of it ends in a refusal.
  const [sent, setSent] = useState(false);
  const chosen = isChosen(form, place, draft);
  const preview = useQuery({ ...previewQuery(wishOf(form, place, draft)), enabled: chosen && !sent, retry: false });
  // What was handed in or thrown away is not gone back to: its form could only be refused.
  const go = (href: string) => void router.navigate({ href, replace: true });
  const seen = draft && { applicationNo: draft.applicationNo, version: draft.version };
  const submit = async () => {
    const input = { ...requestOf(form, place, draft), ...(seen && { draft: seen }) };
    setSent(true);
    const made = await act.obtain((context) => invoiceApi.call.apply(input, context), '开票申请已提交');
    if (!made) setSent(false);
    const [first, ...more] = made?.applications ?? [];
    if (first) go(more.length > 0 ? `${INVOICES_PATH}?tab=open` : invoiceHref(first.applicationNo));
  };
  const save = async () => {
    const input = { wish: requestOf(form, place, draft), ...seen };
    const kept = await act.obtain((context) => invoiceApi.call.saveDraft(input, context), '草稿已保存');
    if (kept && !draft) go(invoiceDraftHref(kept.applicationNo));
  };
  const remove = async () => {
    if (!seen) return false;
    const gone = await act.run((context) => invoiceApi.call.deleteDraft(seen, context), '草稿已删除');
    if (gone) go(`${INVOICES_PATH}?tab=draft`);
    return gone;
  };
  const about = draft ? `草稿 ${draft.applicationNo}` : place.statementNo ? `对账单 ${place.statementNo}` : undefined;
  const fixed = draft ? draft.wish.source !== 'orders' : place.orderNo || place.statementNo;
  return (
    <Stack>
      <h1>{draft?.reissue ? '发票换开' : '申请开票'}</h1>
      {draft?.reissue && <ReissueNote reissue={draft.reissue} />}
      {place.orderNo && <OrderVat orderNo={place.orderNo} />}
      {!fixed && <ChooseOrders chosen={form.orderNos} onChange={(orderNos) => set({ orderNos })} />}
      <Section title="抬头与交付" note={about}>
        <Fields form={form} set={set} />
      </Section>
      {preview.data && chosen && <PreviewSection preview={preview.data} />}
      {preview.error && <ProblemWords>{wordsOfRefusal(preview.error, '预览没有成功，请稍后重试')}</ProblemWords>}
      <ProblemWords>{act.problem}</ProblemWords>
      <ApplyActs
        busy={act.busy}
        amount={chosen ? preview.data?.totalAmount : undefined}
        maySubmit={chosen && preview.data?.refusal === null && draft?.reissue?.ready !== false}
        onSubmit={() => void submit()}
        onSave={() => void save()}
        onDelete={draft ? remove : undefined}
      />
    </Stack>
  );
}
