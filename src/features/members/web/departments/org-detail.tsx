import { useSuspenseQuery } from '@tanstack/react-query';
import { DEPARTMENT_DETAIL_PATH } from '#business/paths/rules/public.ts';
import { Facts } from '#platform/web/display/facts.tsx';
import { Row } from '#platform/web/display/row.tsx';
import { Section } from '#platform/web/display/section.tsx';
import { Stack } from '#platform/web/display/stack.tsx';
import { PageLink } from '#platform/web/links/page-link.tsx';
import { hrefOf } from '../company-queries.ts';
import styles from '../members.module.css';
import { DepartmentActs } from './department-acts.tsx';
import { DepartmentPeople } from './department-people.tsx';
import { type DepartmentKey, departmentQuery } from './department-queries.ts';

/** One department: its place, its head, what hangs below it and its people. */
export function OrgDetail(key: DepartmentKey) {
  const { data: department } = useSuspenseQuery(departmentQuery(key));
  const { companyId } = key;
  const linkTo = ({ departmentId, name }: { departmentId: string; name: string }) => (
    <PageLink key={departmentId} href={hrefOf(DEPARTMENT_DETAIL_PATH, { departmentId, companyId })}>
      {name}
    </PageLink>
  );
  return (
    <Stack gap={12}>
      <h1 className="visually-hidden">部门 {department.name}</h1>
      <Section title={department.name}>
        <Stack gap={12}>
          <DepartmentActs department={department} companyId={companyId} />
          <Facts
            facts={[
              { label: '负责人', value: department.headName },
              { label: '部门编码', value: department.code },
              {
                label: '上级部门',
                value: department.above.length ? (
                  <Row as="span" gap={4} looks={['wrap']}>
                    {department.above.map(linkTo)}
                  </Row>
                ) : (
                  '公司顶层'
                ),
              },
              { label: '本部门人数', value: department.people },
              { label: '含下级人数', value: department.peopleBelow },
            ]}
          />
        </Stack>
      </Section>
      <Section title="下级部门" note={`${department.children.length} 个`}>
        {department.children.length === 0 ? (
          <p className={styles.muted}>没有下级部门</p>
        ) : (
          <ul className={styles.grid}>
            {department.children.map((child) => (
              <li key={child.departmentId} className={styles.node}>
                {linkTo(child)}
                <small>
                  {child.peopleBelow} 人{child.headName ? ` · ${child.headName}` : ''}
                </small>
              </li>
            ))}
          </ul>
        )}
      </Section>
      <Section title="人员">
        <DepartmentPeople department={department} companyId={companyId} />
      </Section>
    </Stack>
  );
}
