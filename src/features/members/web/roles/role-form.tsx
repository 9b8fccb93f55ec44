import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Form, Input } from 'antd';
import { useRef } from 'react';
import { ROLE_LIST_PATH } from '#business/paths/rules/public.ts';
import { identityOf, usablePermissions } from '#features/access/rules/public.ts';
import { sessionQuery } from '#features/access/web/public.ts';
import { isFinalRefusal, newIdempotencyKey } from '#platform/web/api-client.ts';
import { notify } from '#platform/web/feedback/notify.ts';
import { EditPage } from '#platform/web/kits/edit/edit-page.tsx';
import type { RoleDetail } from '../../contract/role-contract.ts';
import { opensSomething, PERMISSION_TREE } from '../../rules/permission-tree.ts';
import { hrefOf } from '../company-queries.ts';
import { roleApi } from '../members-api.ts';
import { useRefresh } from '../use-refresh.ts';
import { PermissionPicker } from './permission-picker.tsx';
import { TemplateSelect } from './template-select.tsx';

interface Values {
  name: string;
  note: string;
  codes: string[];
}

type Props = { present: RoleDetail | null; copy: boolean; companyId: string | undefined };

/**
 * Codes the caller may give: the own ones, and those that count for no account of its kind, as far as a page can tell: the
 * server knows what the roles grant. None that opens nothing.
 */
function useGrantable(): ReadonlySet<string> {
  const { data: session } = useSuspenseQuery(sessionQuery);
  const held = new Set(session?.permissions ?? []);
  const all = PERMISSION_TREE.flatMap(({ codes }) => codes).filter(opensSomething);
  const compared = new Set(session ? usablePermissions(identityOf(session), all) : all);
  return new Set(all.filter((code) => held.has(code) || !compared.has(code)));
}

function useSave(role: RoleDetail | null, companyId: string | undefined) {
  const key = useRef(newIdempotencyKey());
  return async ({ name, note, codes }: Values) => {
    const facts = { companyId, name: name.trim(), note: (note ?? '').trim(), codes };
    if (role) return roleApi.call.edit({ ...facts, roleId: role.roleId, version: role.version });
    try {
      return await roleApi.call.add(facts, { context: { idempotencyKey: key.current } });
    } catch (error) {
      // Refused: what is sent next is another role.
      if (isFinalRefusal(error)) key.current = newIdempotencyKey();
      throw error;
    }
  };
}

function initialOf(role: RoleDetail | null, copy: boolean): Values {
  if (!role) return { name: '', note: '', codes: [] };
  const { name, note, codes } = role;
  return copy ? { name: `${name} 副本`, note, codes: codes.filter(opensSomething) } : { name, note, codes };
}

/** Name and permissions of a role. */
export function RoleForm({ present: role, copy, companyId }: Props) {
  const [form] = Form.useForm<Values>();
  const navigate = useNavigate();
  const refresh = useRefresh();
  const grantable = useGrantable();
  const changed = copy ? null : role;
  const save = useSave(changed, companyId);
  const backHref = hrefOf(ROLE_LIST_PATH, { companyId });
  return (
    <EditPage<Values>
      title={changed ? `编辑角色 ${changed.name}` : '新增角色'}
      form={form}
      initialValues={initialOf(role, copy)}
      submitLabel="保存角色"
      backHref={backHref}
      onSave={async (values) => {
        await save(values);
      }}
      onSaved={() => {
        notify.success(changed ? '角色已保存，持有人从下一次操作起生效' : '角色已新增');
        void refresh();
        void navigate({ href: backHref });
      }}
    >
      <Form.Item name="name" label="角色名称" rules={[{ required: true, whitespace: true, max: 30 }]} validateFirst>
        <Input maxLength={30} />
      </Form.Item>
      <Form.Item name="note" label="说明">
        <Input maxLength={200} placeholder="给谁用、做什么" />
      </Form.Item>
      {!changed && (
        <TemplateSelect
          onChoose={(codes) => form.setFieldsValue({ codes: codes.filter((code) => grantable.has(code)) })}
        />
      )}
      <Form.Item
        name="codes"
        label="权限"
        extra="只能授予自己拥有的权限"
        rules={[{ required: true, type: 'array', min: 1, message: '请至少选择一项权限' }]}
      >
        <PermissionPicker grantable={grantable} />
      </Form.Item>
    </EditPage>
  );
}
