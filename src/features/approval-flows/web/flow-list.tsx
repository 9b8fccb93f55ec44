import { useSuspenseQuery } from '@tanstack/react-query';
import { flowHref } from '#business/paths/rules/public.ts';
import { Permitted } from '#features/access/web/public.ts';
import { ButtonLink } from '#platform/web/controls/button.tsx';
import { Card } from '#platform/web/display/card.tsx';
import { Tag } from '#platform/web/display/tag.tsx';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { PlusIcon } from '#platform/web/icons/icons.tsx';
import { DOCUMENT_KINDS, NOT_CARRIED } from '../contract/document-kinds.ts';
import { kindOf } from '../rules/flow-kind.ts';
import { FlowGroupList } from './flow-group-list.tsx';
import styles from './flow-list.module.css';
import { toNames } from './flow-names.ts';
import { flowListQuery } from './flow-queries.ts';
import { groupFlows } from './group-flows.ts';

const AddLink = () => (
  <Permitted code="APPROVAL_ADD">
    <ButtonLink href={flowHref('new')} kind="primary" icon={<PlusIcon size={16} />}>
      新增审批流
    </ButtonLink>
  </Permitted>
);

/** Flows in the order they are asked, each as one sentence. */
export function FlowList() {
  const { data } = useSuspenseQuery(flowListQuery);
  const names = toNames(data.names);
  const types = groupFlows(data.flows);
  return (
    <Card as="section" aria-labelledby="flows-title" className={styles.card}>
      <div className={styles.head}>
        <div>
          <h1 id="flows-title" className={styles.title}>
            审批流
          </h1>
          <p className={styles.about}>
            提交单据时按下面的顺序判断：先看直接放行，再看禁止提交，最后看需要审批；申请人所在部门的规则先于上级部门。
            同时符合几条时，审批步骤合在一起，相同的步骤只走一次。
          </p>
        </div>
        {types.length > 0 && <AddLink />}
      </div>
      {types.length === 0 && (
        <EmptyState title="还没有审批流" action={<AddLink />}>
          没有审批流时，所有单据提交后直接生效。先加一条，例如“金额 ≥ ¥5,000 → 部门负责人”。
        </EmptyState>
      )}
      {types.map(({ documentType, groups }) => (
        <section key={documentType} aria-label={`${DOCUMENT_KINDS[documentType]}的审批流`}>
          <h2 className={styles.type}>
            {DOCUMENT_KINDS[documentType]}
            {!kindOf(data.kinds, documentType) && <Tag tone="warning">{NOT_CARRIED}</Tag>}
          </h2>
          {groups.map((group) => (
            <FlowGroupList key={group.effect} group={group} names={names} />
          ))}
        </section>
      ))}
    </Card>
  );
}
