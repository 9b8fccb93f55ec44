import { useQueryClient } from '@tanstack/react-query';
import { Form, Input, Radio } from 'antd';
import { DESK_INVOICES_PATH } from '#business/paths/rules/public.ts';
import { newIdempotencyKey } from '#platform/web/api-client.ts';
import { Halves } from '#platform/web/display/halves.tsx';
import { Section } from '#platform/web/display/section.tsx';
import { Stack } from '#platform/web/display/stack.tsx';
import { notify } from '#platform/web/feedback/notify.ts';
import { EditPage } from '#platform/web/kits/edit/edit-page.tsx';
import type { InvoicePolicy } from '../../contract/invoice-desk-contract.ts';
import { isRemarkTemplate, REMARK_FIELDS } from '../../rules/invoice-words.ts';
import { AMOUNT_RULE, typedAmount, typedCount } from '../typed-terms.ts';
import { deskApi } from './desk-api.ts';

interface Values {
  mostLines: string;
  limit: string;
  alone: string;
  reviewHours: string;
  merge: boolean;
  remarkTemplate: string;
}

const countRules = (most: number) => [
  { required: true },
  {
    validator: (_: unknown, typed: unknown) =>
      typedCount(String(typed), 1, most) === null
        ? Promise.reject(new Error(`请填写 1 至 ${most} 的整数`))
        : Promise.resolve(),
  },
];
const AMOUNT_RULES = [{ required: true }, AMOUNT_RULE];
const REMARK_RULES = [
  { max: 200 },
  {
    validator: (_: unknown, typed?: string) =>
      isRemarkTemplate(typed ?? '')
        ? Promise.resolve()
        : Promise.reject(new Error(`只能使用 ${REMARK_FIELDS.join(' ')}`)),
  },
];
const MERGE = [
  { value: true, label: '多张订单合并开票' },
  { value: false, label: '按订单分开开票' },
];

function Fields() {
  return (
    <>
      <Halves>
        <Form.Item
          name="limit"
          label="单张限额（元，含税）"
          extra="超过时按整件自动拆成多张；单件超过限额的不能开票"
          rules={AMOUNT_RULES}
          validateFirst
        >
          <Input inputMode="decimal" maxLength={13} />
        </Form.Item>
        <Form.Item
          name="mostLines"
          label="单张最多行数"
          extra="超过时自动拆成多张"
          rules={countRules(2_000)}
          validateFirst
        >
          <Input inputMode="numeric" maxLength={4} />
        </Form.Item>
        <Form.Item
          name="alone"
          label="免审核金额（元）"
          extra="不超过这个金额的申请直接受理；0 表示全部人工审核"
          rules={AMOUNT_RULES}
          validateFirst
        >
          <Input inputMode="decimal" maxLength={13} />
        </Form.Item>
        <Form.Item
          name="reviewHours"
          label="审核时限（小时）"
          extra="待审核、失败的申请超过时限会标为超时"
          rules={countRules(240)}
          validateFirst
        >
          <Input inputMode="numeric" maxLength={3} />
        </Form.Item>
      </Halves>
      <Form.Item name="merge" label="默认开票方式" extra="申请时可以更改；不同抬头、类型、税率总是分开">
        <Radio.Group options={MERGE} />
      </Form.Item>
      <Form.Item
        name="remarkTemplate"
        label="默认备注模板"
        extra={`可用 ${REMARK_FIELDS.join(' ')}，开出后最多 200 字`}
        rules={REMARK_RULES}
        validateFirst
      >
        <Input maxLength={200} />
      </Form.Item>
    </>
  );
}

const RESIDUAL = [
  '同一税率的各行税额按累计金额计算：每行税额等于“到本行为止的累计税额”减去“之前各行已分配的税额”，',
  '因此各行相加等于合计金额应有的税额，每行与单独计算的差不超过 0.01 元；平台允许的误差为每行 0.06 元。',
  '价税合计按申请金额原样开具，发票各行之和、申请金额与对账单金额一分不差。',
].join('');

/** Rules of the shop for invoices that are applied for from now on; those that are planned stay as they are. */
export function InvoiceRulesForm({ policy }: { policy: InvoicePolicy }) {
  const [form] = Form.useForm<Values>();
  const queryClient = useQueryClient();
  const { version, mostLines, reviewHours, ...same } = policy;
  const initialValues = { ...same, mostLines: String(mostLines), reviewHours: String(reviewHours) };
  const save = async (values: Values) => {
    const { merge, remarkTemplate } = values;
    const counts = { mostLines: Number(values.mostLines), reviewHours: Number(values.reviewHours) };
    const amounts = { limit: typedAmount(values.limit) ?? '', alone: typedAmount(values.alone) ?? '' };
    const input = { version, ...counts, ...amounts, merge, remarkTemplate: remarkTemplate.trim() };
    await deskApi.call.savePolicy(input, { context: { idempotencyKey: newIdempotencyKey() } });
  };
  return (
    <Stack>
      <EditPage<Values>
        title="开票规则"
        form={form}
        initialValues={initialValues}
        submitLabel="保存规则"
        backHref={DESK_INVOICES_PATH}
        onSave={save}
        onSaved={() => {
          notify.success('开票规则已保存，新的申请按新规则处理');
          void queryClient.invalidateQueries();
        }}
      >
        <Fields />
      </EditPage>
      <Section title="尾差规则">
        <p>{RESIDUAL}</p>
      </Section>
    </Stack>
  );
}
