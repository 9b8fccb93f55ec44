import { useSuspenseQuery } from '@tanstack/react-query';
import { DEPARTMENT_EDIT_PATH } from '#business/paths/rules/public.ts';
import { Permitted } from '#features/access/web/public.ts';
import { ButtonLink } from '#platform/web/controls/button.tsx';
import { Section } from '#platform/web/display/section.tsx';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { hrefOf } from '../company-queries.ts';
import { CompanySwitch } from '../company-switch.tsx';
import styles from '../members.module.css';
import { DepartmentPanel } from './department-panel.tsx';
import { treeQuery } from './department-queries.ts';
import { DepartmentTree } from './department-tree-view.tsx';

type Props = { departmentId: string | undefined; companyId: string | undefined };

/** The tree of departments, and beside it the one that is chosen. */
export function Org({ departmentId, companyId }: Props) {
  const { data: tree } = useSuspenseQuery(treeQuery(companyId));
  const chosen = tree.some((node) => node.departmentId === departmentId) ? departmentId : undefined;
  const addHref = hrefOf(DEPARTMENT_EDIT_PATH, { companyId });
  return (
    <>
      <h1 className="visually-hidden">组织</h1>
      <CompanySwitch companyId={companyId} />
      <div className={styles.columns}>
        <Section
          title="部门"
          note={`共 ${tree.length} 个，拖动可调整位置`}
          action={
            <Permitted code="DEPARTMENT_ADD">
              <ButtonLink size="sm" kind="primary" href={addHref}>
                新增部门
              </ButtonLink>
            </Permitted>
          }
        >
          {tree.length > 0 ? (
            <DepartmentTree tree={tree} chosen={chosen} companyId={companyId} />
          ) : (
            <EmptyState title="还没有部门">新增部门后，可以把用户分到部门，并按部门设置数据范围和审批。</EmptyState>
          )}
        </Section>
        {chosen === undefined ? (
          <Section title="部门详情">
            <p className={styles.muted}>在左侧选择一个部门，查看人员和下级部门。</p>
          </Section>
        ) : (
          <DepartmentPanel departmentId={chosen} companyId={companyId} />
        )}
      </div>
    </>
  );
}
