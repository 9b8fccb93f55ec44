import { useQueryClient } from '@tanstack/react-query';
import { Form, Input, Radio, Select } from 'antd';
import { STATEMENT_LIST_PATH } from '#business/paths/rules/public.ts';
import { Facts } from '#platform/web/display/facts.tsx';
import { Section } from '#platform/web/display/section.tsx';
import { notify } from '#platform/web/feedback/notify.ts';
import { EditPage } from '#platform/web/kits/edit/edit-page.tsx';
import { FILE_COLUMNS, GROUPINGS } from '../../contract/statement-words.ts';
import type { FirmTermsView } from '../../contract/terms-schemas.ts';
import { statementApi } from '../statement-api.ts';
import { termsQuery } from './terms-api.ts';
import { inputOf, type TypedTerms, typedOf } from './typed-terms.ts';

const options = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));
const BASES = { gross: '先算含税金额', net: '先算未税金额' };
const DECIMAL = [{ pattern: /^\d{1,9}(?:\.\d{1,2})?$/, message: '请填写数字，最多两位小数' }];
const NARROW = { maxWidth: 280 };

/** What a company settles itself; when it is billed and for how long it may owe is agreed with the shop. */
export function TermsForm({ terms }: { terms: FirmTermsView }) {
  const [form] = Form.useForm<TypedTerms>();
  const queryClient = useQueryClient();
  const save = async (typed: TypedTerms) => {
    const saved = await statementApi.call.saveTerms(inputOf({ ...typedOf(terms), ...typed }, terms.version));
    queryClient.setQueryData(termsQuery.queryKey, saved);
  };
  return (
    <>
      <Section title="与商家约定" note="需要调整请联系客户经理">
        <Facts
          facts={[
            { label: '出账', value: terms.cycleLabel },
            { label: '付款期限', value: `出账后 ${terms.effectiveTermDays} 天` },
            { label: '确认期限', value: `出账后 ${terms.confirmDays} 天` },
          ]}
        />
      </Section>
      <EditPage<TypedTerms>
        title="对账设置"
        form={form}
        initialValues={typedOf(terms)}
        submitLabel="保存"
        backHref={STATEMENT_LIST_PATH}
        onSave={save}
        onSaved={() => notify.success('对账设置已保存，下一期出账起生效')}
      >
        <Form.Item name="grouping" label="对账单分组" extra="每组单独一张对账单">
          <Select options={options(GROUPINGS)} style={NARROW} />
        </Form.Item>
        <Form.Item name="priceBasis" label="金额计算">
          <Radio.Group options={options(BASES)} />
        </Form.Item>
        <Form.Item
          name="toleranceQuantity"
          label="数量允差"
          rules={[{ pattern: /^\d{1,4}$/, message: '请填写 0 至 9999 的整数' }]}
          extra="订单、签收、发票相差不超过这个数时不列为差异"
        >
          <Input inputMode="numeric" maxLength={4} style={NARROW} />
        </Form.Item>
        <Form.Item name="tolerancePrice" label="单价允差" rules={DECIMAL}>
          <Input inputMode="decimal" maxLength={5} suffix="%" style={NARROW} />
        </Form.Item>
        <Form.Item name="toleranceAmount" label="金额允差" rules={DECIMAL}>
          <Input inputMode="decimal" maxLength={12} suffix="元" style={NARROW} />
        </Form.Item>
        <Form.Item
          name="columns"
          label="导出文件的列"
          extra="按选择的先后排列；不选则导出全部列。要导回核对结果请保留“行标识”"
        >
          <Select mode="multiple" options={options(FILE_COLUMNS)} placeholder="全部列" />
        </Form.Item>
      </EditPage>
    </>
  );
}
