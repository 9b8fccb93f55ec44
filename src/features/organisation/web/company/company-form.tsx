import { Form, Input, Select } from 'antd';
import { USER_CENTER_PATH } from '#business/paths/rules/public.ts';
import { notify } from '#platform/web/feedback/notify.ts';
import { CLEARABLE } from '#platform/web/kits/antd/clearable.tsx';
import { EditPage } from '#platform/web/kits/edit/edit-page.tsx';
import type { Company } from '../../contract/company-contract.ts';
import { INDUSTRIES } from '../../rules/public.ts';
import styles from './company.module.css';
import { companyApi, useCompanyChange } from './company-queries.ts';
import { type CompanyValues, changesOf, valuesOf } from './company-values.ts';
import { ContactRows } from './contact-rows.tsx';
import { SwitchFields } from './switch-fields.tsx';
import { ThemeField } from './theme-field.tsx';

const INDUSTRY_OPTIONS = Object.entries(INDUSTRIES).map(([value, label]) => ({ value, label }));

/** What the company sets by itself. Two people at once are told apart by the version they started from. */
export function CompanyForm({ company }: { company: Company }) {
  const [form] = Form.useForm<CompanyValues>();
  const show = useCompanyChange();
  return (
    <EditPage<CompanyValues>
      title="公司设置"
      form={form}
      initialValues={valuesOf(company)}
      submitLabel="保存设置"
      backHref={USER_CENTER_PATH}
      onSave={(values) => show(companyApi.call.save(changesOf(values, company.version)))}
      onSaved={() => notify.success('公司设置已保存')}
    >
      <div className={styles.two}>
        <Form.Item
          name="shortName"
          label="公司简称"
          rules={[{ required: true, whitespace: true, max: 20 }]}
          extra="显示在页头标志旁边"
        >
          <Input maxLength={20} />
        </Form.Item>
        <Form.Item name="industry" label="所属行业" extra="用于首页推荐和常用分类">
          <Select allowClear={CLEARABLE} placeholder="请选择行业" options={INDUSTRY_OPTIONS} />
        </Form.Item>
      </div>
      <ThemeField form={form} companyName={company.shortName} />
      <SwitchFields />
      <ContactRows />
    </EditPage>
  );
}
