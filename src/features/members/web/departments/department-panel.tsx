import { useQuery } from '@tanstack/react-query';
import { DEPARTMENT_DETAIL_PATH } from '#business/paths/rules/public.ts';
import { ButtonLink } from '#platform/web/controls/button.tsx';
import { Section } from '#platform/web/display/section.tsx';
import { Stack } from '#platform/web/display/stack.tsx';
import { ErrorState } from '#platform/web/feedback/error-state.tsx';
import { SkeletonLines } from '#platform/web/feedback/skeleton.tsx';
import { hrefOf } from '../company-queries.ts';
import { DepartmentActs } from './department-acts.tsx';
import { DepartmentPeople } from './department-people.tsx';
import { type DepartmentKey, departmentQuery } from './department-queries.ts';

/** The department that is chosen in the tree, with what can be done with it. */
export function DepartmentPanel(key: DepartmentKey) {
  const { data: department, error, refetch } = useQuery(departmentQuery(key));
  if (error) return <ErrorState title="部门加载失败" onRetry={() => void refetch()} />;
  if (!department) return <SkeletonLines count={8} />;
  return (
    <Section
      title={department.name}
      note={`本部门 ${department.people} 人，含下级 ${department.peopleBelow} 人`}
      action={
        <ButtonLink kind="quiet" size="sm" href={hrefOf(DEPARTMENT_DETAIL_PATH, { ...key })}>
          部门详情
        </ButtonLink>
      }
    >
      <Stack gap={12}>
        <DepartmentActs department={department} companyId={key.companyId} />
        <DepartmentPeople key={key.departmentId} department={department} companyId={key.companyId} />
      </Stack>
    </Section>
  );
}
