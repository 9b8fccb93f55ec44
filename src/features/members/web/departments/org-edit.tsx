import { useSuspenseQuery } from '@tanstack/react-query';
import { DepartmentForm } from './department-form.tsx';
import { departmentQuery } from './department-queries.ts';

type Props = { departmentId: string | undefined; parentId: string | undefined; companyId: string | undefined };

function Present({ departmentId, companyId }: { departmentId: string; companyId: string | undefined }) {
  const { data: department } = useSuspenseQuery(departmentQuery({ departmentId, companyId }));
  return <DepartmentForm key={department.version} department={department} parentId={null} companyId={companyId} />;
}

/** A new department, or a change of one. */
export function OrgEdit({ departmentId, parentId, companyId }: Props) {
  if (departmentId !== undefined) return <Present departmentId={departmentId} companyId={companyId} />;
  return <DepartmentForm department={null} parentId={parentId ?? null} companyId={companyId} />;
}
