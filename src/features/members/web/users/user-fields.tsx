import { Form, Input, Radio, Select, Switch, TreeSelect } from 'antd';
import { DATA_SCOPES } from '#features/access/rules/public.ts';
import { CLEARABLE } from '#platform/web/kits/antd/clearable.tsx';
import type { MemberChoices } from '../../contract/member-schemas.ts';
import { permissionName } from '../../rules/permission-tree.ts';
import { departmentTree } from '../department-tree.ts';
import { isAmount, type UserValues } from './user-values.ts';

const PHONE = { pattern: /^1[3-9]\d{9}$/, message: '请输入 11 位手机号' };

/** One of the two is enough; the other one is asked for only when both are empty. */
const oneContact = ({ getFieldValue }: { getFieldValue: (name: keyof UserValues) => unknown }) => ({
  validator: async () => {
    if (!getFieldValue('email') && !getFieldValue('phoneNumber')) throw new Error('邮箱和手机号至少填写一项');
  },
});

/** Who is invited, and where the invitation goes. */
export function ContactFields() {
  return (
    <>
      <Form.Item name="name" label="姓名" rules={[{ required: true, whitespace: true, max: 30 }]} validateFirst>
        <Input maxLength={30} />
      </Form.Item>
      <Form.Item
        name="email"
        label="邮箱"
        extra="激活链接优先发送到邮箱"
        rules={[{ type: 'email', message: '邮箱格式不正确' }, oneContact]}
        dependencies={['phoneNumber']}
        validateFirst
      >
        <Input maxLength={100} inputMode="email" />
      </Form.Item>
      <Form.Item name="phoneNumber" label="手机号" rules={[PHONE]} extra="没有邮箱时用短信发送激活链接">
        <Input maxLength={11} inputMode="tel" />
      </Form.Item>
    </>
  );
}

/** A role one may not give is shown with the reason, unless the person has it already. */
function roleOptions({ roles }: MemberChoices, present: readonly string[]) {
  return roles.map(({ roleId, name, missing }) => {
    const free = missing.length === 0 || present.includes(roleId);
    const why = `（含您没有的权限：${missing.slice(0, 2).map(permissionName).join('、')}${missing.length > 2 ? ' 等' : ''}）`;
    return { value: roleId, label: free ? name : `${name}${why}`, disabled: !free };
  });
}

type Props = {
  choices: MemberChoices;
  /** One's own rights are changed by somebody else. */
  own: boolean;
  /** Roles the person has. */
  present: readonly string[];
};

/** Department, roles and what goes with them. */
export function PlaceFields({ choices, own, present }: Props) {
  const scopes = choices.scopes.map((scope) => ({ value: scope, label: DATA_SCOPES[scope] }));
  const ownNote = own ? '不能更改自己的部门、角色、数据范围和限额，请由其他管理员操作' : undefined;
  return (
    <>
      <Form.Item name="departmentId" label="部门" extra={ownNote}>
        <TreeSelect
          allowClear={CLEARABLE}
          showSearch
          disabled={own}
          placeholder="不属于任何部门"
          treeNodeFilterProp="title"
          treeDefaultExpandAll
          treeData={departmentTree(choices.departments)}
        />
      </Form.Item>
      <Form.Item name="jobTitle" label="职位" rules={[{ max: 40 }]}>
        <Input maxLength={40} />
      </Form.Item>
      <Form.Item
        name="roleIds"
        label="角色"
        extra="可以选择多个，权限合并；只能授予自己拥有的权限"
        rules={[{ required: true, type: 'array', min: 1, message: '请至少选择一个角色' }]}
      >
        <Select mode="multiple" disabled={own} optionFilterProp="label" options={roleOptions(choices, present)} />
      </Form.Item>
      <Form.Item name="dataScope" label="数据范围" extra="决定能看到谁的订单、报价和审批，列表、统计和导出一致">
        <Radio.Group disabled={own} options={scopes} />
      </Form.Item>
      <Form.Item
        name="amountLimit"
        label="单笔订单限额（元）"
        extra="留空为不限"
        rules={[
          {
            validator: async (_, text: string) => {
              if (!isAmount(text ?? '')) throw new Error('请填写金额，最多两位小数');
            },
          },
        ]}
      >
        <Input disabled={own} inputMode="decimal" maxLength={13} />
      </Form.Item>
      <Form.Item
        name="approves"
        label="参与审批"
        valuePropName="checked"
        extra="关闭后不再收到审批，由下一位审批人处理"
      >
        <Switch checkedChildren="参与" unCheckedChildren="不参与" />
      </Form.Item>
    </>
  );
}
