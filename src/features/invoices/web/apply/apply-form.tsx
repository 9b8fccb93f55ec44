import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { INVOICES_PATH, invoiceHref } from '#business/paths/rules/public.ts';
import { titlesQuery } from '#features/profile/web/public.ts';
import { wordsOfRefusal } from '#platform/web/api-client.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { Checkbox } from '#platform/web/controls/checkbox.tsx';
import { SelectField } from '#platform/web/controls/select-field.tsx';
import { TextAreaField } from '#platform/web/controls/text-field.tsx';
import { Row } from '#platform/web/display/row.tsx';
import { Section } from '#platform/web/display/section.tsx';
import { Stack } from '#platform/web/display/stack.tsx';
import { ProblemWords } from '#platform/web/feedback/problem-line.tsx';
import { invoiceApi, previewQuery, useInvoiceAct } from '../invoice-api.ts';
import { ChooseOrders } from './choose-orders.tsx';
import { type Delivery, DeliveryFields, USUAL_DELIVERY } from './delivery-fields.tsx';
import { OrderVat } from './order-vat.tsx';
import { PreviewSection } from './preview-section.tsx';

/** Applies for invoices of orders, or of one statement: what, to whom, how, and what would become of it. */
export function ApplyForm({ orderNo, statementNo }: { orderNo?: string; statementNo?: string }) {
  const router = useRouter();
  const act = useInvoiceAct();
  const { data: titles } = useQuery(titlesQuery);
  const [orderNos, setOrderNos] = useState<string[]>(orderNo ? [orderNo] : []);
  const [titleId, setTitleId] = useState('');
  const [merge, setMerge] = useState(true);
  const [delivery, setDelivery] = useState<Delivery>(USUAL_DELIVERY);
  const [note, setNote] = useState('');
  const chosen = statementNo !== undefined || orderNos.length > 0;
  const wish = {
    ...(statementNo
      ? { source: 'statements' as const, statementNos: [statementNo] }
      : { source: 'orders' as const, orderNos }),
    ...(titleId !== '' && { titleId }),
    merge,
  };
  const preview = useQuery({ ...previewQuery(wish), enabled: chosen, retry: false });
  const submit = async () => {
    const input = { ...wish, ...delivery, email: delivery.email.trim(), note: note.trim() };
    const made = await act.obtain((context) => invoiceApi.call.apply(input, context), '开票申请已提交');
    const [first, ...more] = made?.applications ?? [];
    if (first)
      void router.navigate({ href: more.length > 0 ? `${INVOICES_PATH}?tab=open` : invoiceHref(first.applicationNo) });
  };
  return (
    <Stack>
      <h1>申请开票</h1>
      {orderNo && <OrderVat orderNo={orderNo} />}
      {!orderNo && !statementNo && <ChooseOrders chosen={orderNos} onChange={setOrderNos} />}
      <Section title="抬头与交付" note={statementNo ? `对账单 ${statementNo}` : undefined}>
        <Stack>
          <SelectField
            label="发票抬头"
            value={titleId}
            placeholder="按订单填写的抬头"
            options={(titles ?? [])
              .filter(({ usable }) => usable)
              .map(({ id, title, central }) => ({
                value: id,
                label: central ? `${title}（公司统一抬头）` : title,
              }))}
            onChange={({ target }) => setTitleId(target.value)}
          />
          <Checkbox
            label="多张订单合并开票（不同税率、超过限额时自动拆分）"
            checked={merge}
            onChange={({ target }) => setMerge(target.checked)}
          />
          <DeliveryFields chosen={delivery} onChange={setDelivery} />
          <TextAreaField
            label="给开票人员的说明（选填）"
            rows={2}
            maxLength={300}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        </Stack>
      </Section>
      {preview.data && chosen && <PreviewSection preview={preview.data} />}
      {preview.error && <ProblemWords>{wordsOfRefusal(preview.error, '预览没有成功，请稍后重试')}</ProblemWords>}
      <ProblemWords>{act.problem}</ProblemWords>
      <Row gap={12}>
        <Button
          kind="primary"
          busy={act.busy}
          disabled={!chosen || !preview.data || preview.data.refusal !== null}
          onClick={() => void submit()}
        >
          提交开票申请{preview.data && chosen ? ` ¥${preview.data.totalAmount}` : ''}
        </Button>
      </Row>
    </Stack>
  );
}
