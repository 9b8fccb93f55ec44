import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Form, Input } from 'antd';
import { useRef } from 'react';
import { DEPARTMENT_LIST_PATH } from '#business/paths/rules/public.ts';
import { isFinalRefusal, newIdempotencyKey } from '#platform/web/api-client.ts';
import { notify } from '#platform/web/feedback/notify.ts';
import { EditPage } from '#platform/web/kits/edit/edit-page.tsx';
import type { DepartmentDetail } from '../../contract/department-contract.ts';
import { hrefOf } from '../company-queries.ts';
import { departmentApi } from '../members-api.ts';
import { useRefresh } from '../use-refresh.ts';
import { PersonSelect } from '../users/person-select.tsx';
import { treeQuery } from './department-queries.ts';
import { DepartmentSelect } from './department-select.tsx';

interface Values {
  name: string;
  code: string;
  parentId: string | null;
  headMemberId: string | null;
}

type Props = { department: DepartmentDetail | null; parentId: string | null; companyId: string | undefined };

function useSave(department: DepartmentDetail | null, companyId: string | undefined) {
  const key = useRef(newIdempotencyKey());
  return async ({ name, code, parentId, headMemberId }: Values): Promise<string> => {
    const facts = { companyId, name: name.trim(), code: (code ?? '').trim(), headMemberId: headMemberId ?? null };
    if (department) {
      const { departmentId, version } = department;
      await departmentApi.call.edit({ ...facts, departmentId, version });
      return departmentId;
    }
    try {
      const context = { idempotencyKey: key.current };
      return (await departmentApi.call.add({ ...facts, parentId: parentId ?? null }, { context })).departmentId;
    } catch (error) {
      // Refused: what is sent next is another department.
      if (isFinalRefusal(error)) key.current = newIdempotencyKey();
      throw error;
    }
  };
}

/** Name, code, place and head of a department; a present one is moved in the tree. */
export function DepartmentForm({ department, parentId, companyId }: Props) {
  const [form] = Form.useForm<Values>();
  const navigate = useNavigate();
  const refresh = useRefresh();
  const { data: tree } = useSuspenseQuery(treeQuery(companyId));
  const save = useSave(department, companyId);
  const saved = useRef<string | undefined>(department?.departmentId);
  const initial = department ?? { name: '', code: '', parentId, headMemberId: null };
  return (
    <EditPage<Values>
      title={department ? `编辑部门 ${department.name}` : '新增部门'}
      form={form}
      initialValues={initial}
      submitLabel="保存部门"
      backHref={hrefOf(DEPARTMENT_LIST_PATH, {
        departmentId: department?.departmentId ?? parentId ?? undefined,
        companyId,
      })}
      onSave={async (values) => {
        saved.current = await save(values);
      }}
      onSaved={() => {
        notify.success('部门已保存');
        void refresh();
        void navigate({ href: hrefOf(DEPARTMENT_LIST_PATH, { departmentId: saved.current, companyId }) });
      }}
    >
      <Form.Item name="name" label="部门名称" rules={[{ required: true, whitespace: true, max: 40 }]} validateFirst>
        <Input maxLength={40} />
      </Form.Item>
      {!department && (
        <Form.Item name="parentId" label="上级部门" trigger="onChange">
          <ParentField tree={tree} />
        </Form.Item>
      )}
      <Form.Item name="headMemberId" label="负责人" extra="本部门人员的审批会先到负责人">
        <HeadField companyId={companyId} headName={department?.headName ?? null} />
      </Form.Item>
      <Form.Item name="code" label="部门编码" extra="选填，例如贵司人事系统中的编码">
        <Input maxLength={30} />
      </Form.Item>
    </EditPage>
  );
}

/** The form hands value and change to what stands inside an item. */
interface FormField {
  value?: string | null;
  onChange?: (value: string | null) => void;
}

function ParentField({
  tree,
  value,
  onChange,
}: FormField & { tree: readonly { departmentId: string; parentId: string | null; name: string }[] }) {
  return (
    <DepartmentSelect
      label="上级部门"
      topLabel="公司顶层"
      departments={tree}
      value={value ?? null}
      onChange={(chosen) => onChange?.(chosen)}
    />
  );
}

function HeadField({
  companyId,
  headName,
  value,
  onChange,
}: FormField & { companyId: string | undefined; headName: string | null }) {
  return (
    <PersonSelect
      label="负责人"
      companyId={companyId}
      value={value ?? null}
      valueName={headName}
      onChange={(chosen) => onChange?.(chosen)}
    />
  );
}
