import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { INVOICES_PATH, invoiceHref } from '#business/paths/rules/public.ts';
import { titlesQuery } from '#features/profile/web/public.ts';
import { wordsOfRefusal } from '#platform/web/api-client.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { Checkbox } from '#platform/web/controls/checkbox.tsx';
import { SelectField } from '#platform/web/controls/select-field.tsx';
import { TextAreaField, TextField } from '#platform/web/controls/text-field.tsx';
import { Row } from '#platform/web/display/row.tsx';
import { Section } from '#platform/web/display/section.tsx';
import { Stack } from '#platform/web/display/stack.tsx';
import { ProblemWords } from '#platform/web/feedback/problem-line.tsx';
import type { DeliveryWay } from '../../contract/invoice-words.ts';
import { USUAL_REMARK } from '../../rules/invoice-words.ts';
import { invoiceApi, previewQuery, useInvoiceAct } from '../invoice-api.ts';
import { ChooseOrders } from './choose-orders.tsx';
import { OrderVat } from './order-vat.tsx';
import { PreviewSection } from './preview-section.tsx';

const WAYS = [
  { value: 'download', label: '自行下载' },
  { value: 'mail', label: '发送到邮箱' },
];

/** Applies for invoices of orders, or of one statement: what, to whom, how, and what would become of it. */
export function ApplyForm({ orderNo, statementNo }: { orderNo?: string; statementNo?: string }) {
  const router = useRouter();
  const act = useInvoiceAct();
  const { data: titles } = useQuery(titlesQuery);
  const [orderNos, setOrderNos] = useState<string[]>(orderNo ? [orderNo] : []);
  const [titleId, setTitleId] = useState('');
  const [merge, setMerge] = useState(true);
  const [remarkTemplate, setRemark] = useState<string>(USUAL_REMARK);
  const [deliveryWay, setWay] = useState<DeliveryWay>('download');
  const [email, setEmail] = useState('');
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
    const input = { ...wish, remarkTemplate, deliveryWay, email: email.trim(), note: note.trim() };
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
            options={(titles ?? []).map(({ id, title, central }) => ({
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
          <SelectField
            label="交付方式"
            value={deliveryWay}
            options={WAYS}
            onChange={({ target }) => setWay(target.value as DeliveryWay)}
          />
          {deliveryWay === 'mail' && (
            <TextField
              label="收票邮箱"
              type="email"
              maxLength={120}
              value={email}
              onChange={({ target }) => setEmail(target.value)}
            />
          )}
          <TextField
            label="备注模板（可用 {订单号} {PO号} {物料编码} {对账单号}，开出后最多 200 字）"
            maxLength={120}
            value={remarkTemplate}
            onChange={({ target }) => setRemark(target.value)}
          />
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
