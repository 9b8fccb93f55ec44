import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Form, Input, Select } from 'antd';
import { useState } from 'react';
import { COST_CENTER_PATH } from '#business/paths/rules/public.ts';
import { newIdempotencyKey } from '#platform/web/api-client.ts';
import { notify } from '#platform/web/feedback/notify.ts';
import { CLEARABLE } from '#platform/web/kits/antd/clearable.tsx';
import { EditPage } from '#platform/web/kits/edit/edit-page.tsx';
import type { CenterDetail, EditChoices } from '../../contract/budget-schemas.ts';
import { MOST_RULES } from '../../rules/rule-limits.ts';
import { branchOf } from '../../rules/tree-rows.ts';
import { describeStanding } from '../../rules/word-budget.ts';
import { budgetApi } from '../budget-api.ts';
import styles from '../budgets.module.css';
import { type CenterValues, centerInput, centerValues, newRule } from './center-values.ts';
import { RuleFields } from './rule-fields.tsx';

type Props = {
  /** Null: a new one. */
  center: CenterDetail | null;
  parentId: string | undefined;
  choices: EditChoices;
};

const CODE_RULES = [
  { required: true, whitespace: true },
  { pattern: /^[A-Za-z0-9][A-Za-z0-9._-]*$/, message: '编码由字母、数字、点、横线组成，例如 CC1001' },
];

/** Sends what was typed; a second press of a new one is answered like the first. */
function useSave(center: CenterDetail | null) {
  const queryClient = useQueryClient();
  const [key] = useState(newIdempotencyKey);
  return async (values: CenterValues) => {
    const input = centerInput(values);
    if (center) await budgetApi.call.update({ ...input, id: center.id, version: center.version });
    else await budgetApi.call.create(input, { context: { idempotencyKey: key } });
    await queryClient.invalidateQueries({ queryKey: budgetApi.query.key() });
  };
}

const asOptions = (rows: readonly { id: string; name: string }[]) =>
  rows.map(({ id, name }) => ({ value: id, label: name }));

function PlaceFields({ center, choices }: Pick<Props, 'center' | 'choices'>) {
  const own = center ? branchOf(choices.centers, center.id) : new Set<string>();
  const parents = choices.centers.filter(({ id }) => !own.has(id));
  const people = choices.members.map(({ memberId, name, department }) => ({
    value: memberId,
    label: department ? `${name}（${department}）` : name,
  }));
  return (
    <div className={styles.grid}>
      <Form.Item name="parentId" label="上级成本中心" extra="支出同时计入上级的预算">
        <Select
          allowClear={CLEARABLE}
          showSearch={{ optionFilterProp: 'label' }}
          placeholder="无上级（顶层）"
          options={parents.map(({ id, label }) => ({ value: id, label }))}
        />
      </Form.Item>
      <Form.Item name="ownerMemberId" label="负责人" extra="收到预算提醒，审批超额单据">
        <Select
          allowClear={CLEARABLE}
          showSearch={{ optionFilterProp: 'label' }}
          placeholder="请选择负责人"
          options={people}
        />
      </Form.Item>
      <Form.Item name="departmentId" label="所属部门" extra="仅本部门及上级部门可用">
        <Select
          allowClear={CLEARABLE}
          showSearch={{ optionFilterProp: 'label' }}
          placeholder="全公司"
          options={asOptions(choices.departments)}
        />
      </Form.Item>
    </div>
  );
}

/** A cost centre with its rules. Two people at once are told apart by the version they started from. */
export function CenterForm({ center, parentId, choices }: Props) {
  const [form] = Form.useForm<CenterValues>();
  const navigate = useNavigate();
  const save = useSave(center);
  const fresh = () => newRule(choices.today);
  return (
    <EditPage<CenterValues>
      title={center ? `编辑成本中心 ${center.code}` : '新增成本中心'}
      form={form}
      initialValues={center ? centerValues(center) : { code: '', name: '', note: '', parentId, rules: [fresh()] }}
      submitLabel="保存成本中心"
      backHref={COST_CENTER_PATH}
      onSave={save}
      onSaved={() => {
        notify.success('成本中心已保存');
        void navigate({ href: COST_CENTER_PATH });
      }}
    >
      <div className={styles.grid}>
        <Form.Item
          name="code"
          label="编码"
          rules={CODE_RULES}
          extra={center?.charged ? '已有流水，编码不能再改' : '下单时填写的编号'}
        >
          <Input maxLength={30} disabled={center?.charged} />
        </Form.Item>
        <Form.Item name="name" label="名称" rules={[{ required: true, whitespace: true, max: 40 }]}>
          <Input maxLength={40} />
        </Form.Item>
      </div>
      <PlaceFields center={center} choices={choices} />
      <Form.Item name="note" label="备注">
        <Input.TextArea maxLength={200} showCount autoSize={{ minRows: 2, maxRows: 4 }} />
      </Form.Item>
      <h2 className={styles.subtitle}>额度规则</h2>
      {center && <p>现在：{describeStanding(center.standing)}</p>}
      <p className={styles.quiet}>多条规则须同时满足，例如每月 ¥20,000 且全年 ¥150,000。</p>
      <RuleFields most={MOST_RULES} budgets={center?.budgets ?? []} fresh={fresh} />
    </EditPage>
  );
}
