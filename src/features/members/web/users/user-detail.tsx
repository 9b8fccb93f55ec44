import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { EventLog } from '#business/documents/web/public.ts';
import { DEPARTMENT_DETAIL_PATH, MEMBER_EDIT_PATH, MEMBER_LIST_PATH } from '#business/paths/rules/public.ts';
import { DATA_SCOPES } from '#features/access/rules/public.ts';
import { Permitted } from '#features/access/web/public.ts';
import { displayYuan } from '#platform/shared/display-money.ts';
import { displayTime } from '#platform/shared/display-time.ts';
import { Button, ButtonLink } from '#platform/web/controls/button.tsx';
import { Facts } from '#platform/web/display/facts.tsx';
import { Row } from '#platform/web/display/row.tsx';
import { Section } from '#platform/web/display/section.tsx';
import { Tag } from '#platform/web/display/tag.tsx';
import { DetailPage } from '#platform/web/kits/detail/detail-page.tsx';
import { PageLink } from '#platform/web/links/page-link.tsx';
import type { MemberDetail } from '../../contract/member-schemas.ts';
import { MEMBER_STATES } from '../../rules/member-moves.ts';
import { hrefOf } from '../company-queries.ts';
import styles from '../members.module.css';
import { ActDialog } from './act-dialog.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { RightsSection } from './rights-section.tsx';
import type { AskedAct, OpenAct } from './user-acts.ts';
import { USER_ACTS } from './user-acts.ts';
import { type UserKey, userQuery } from './user-queries.ts';
import { STATE_TONES } from './user-words.ts';

const CODES = {
  enable: 'USER_CONTROL',
  freeze: 'USER_FREEZE',
  reinvite: 'USER_CONTROL',
  leave: 'USER_CONTROL',
  withdraw: 'USER_DELETE',
} as const;

function Acts({ member, companyId, open }: { member: MemberDetail; companyId: string | undefined; open: OpenAct }) {
  const { memberId, name, self, state, acts } = member;
  return (
    <>
      {!self &&
        acts.map((act) => (
          <Permitted key={act} code={CODES[act]}>
            <Button onClick={() => open(act, { memberId, name })}>
              {act === 'leave' ? '办理离职' : USER_ACTS[act].label}
            </Button>
          </Permitted>
        ))}
      {state !== 'left' && (
        <Permitted code="USER_EDIT">
          <ButtonLink kind="primary" href={hrefOf(MEMBER_EDIT_PATH, { memberId, companyId })}>
            编辑
          </ButtonLink>
        </Permitted>
      )}
    </>
  );
}

function PlaceFacts({ member, companyId }: { member: MemberDetail; companyId: string | undefined }) {
  const time = (at: string | null) => (at ? displayTime(at) : null);
  const led = member.leads.map(({ departmentId, name }) => (
    <PageLink key={departmentId} href={hrefOf(DEPARTMENT_DETAIL_PATH, { departmentId, companyId })}>
      {name}
    </PageLink>
  ));
  return (
    <Section title="基本信息">
      <Facts
        facts={[
          { label: '登录名', value: member.userName },
          { label: '手机', value: member.phoneNumber },
          { label: '邮箱', value: member.email },
          { label: '部门', value: member.departmentName },
          { label: '职位', value: member.jobTitle },
          {
            label: '负责的部门',
            value: led.length ? (
              <Row as="span" gap={4} looks={['wrap']}>
                {led}
              </Row>
            ) : null,
          },
          { label: '角色', value: member.roles.join('、') },
          { label: '数据范围', value: DATA_SCOPES[member.dataScope] },
          {
            label: '单笔限额',
            value: member.amountLimit === null ? '不限' : displayYuan(member.amountLimit),
          },
          { label: '参与审批', value: member.approves ? '是' : '否' },
          { label: '最近登录', value: time(member.lastLoginAt) },
          { label: '最近邀请', value: time(member.invitedAt) },
        ]}
      />
    </Section>
  );
}

/** One user: where they stand, what they may do and why, and what was done to the account. */
export function UserDetail({ memberId, companyId }: UserKey) {
  const navigate = useNavigate();
  const { data: member } = useSuspenseQuery(userQuery({ memberId, companyId }));
  const [opened, setOpened] = useState<AskedAct | 'leave' | null>(null);
  const close = () => setOpened(null);
  const target = { memberId, name: member.name };
  const goBack = () => navigate({ href: hrefOf(MEMBER_LIST_PATH, { companyId }) });
  return (
    <>
      <DetailPage
        title={member.name}
        number={member.userCode ?? ''}
        status={<Tag tone={STATE_TONES[member.state]}>{MEMBER_STATES[member.state]}</Tag>}
        actions={<Acts member={member} companyId={companyId} open={(act) => setOpened(act)} />}
        note={member.leftAt ? `${displayTime(member.leftAt)} 离职` : undefined}
      >
        <PlaceFacts member={member} companyId={companyId} />
        <RightsSection memberId={memberId} companyId={companyId} />
        <Section title="变更记录">
          {member.log.length ? <EventLog events={member.log} /> : <p className={styles.muted}>还没有记录</p>}
        </Section>
      </DetailPage>
      {opened === 'leave' && <LeaveDialog target={target} companyId={companyId} onClose={close} />}
      {opened && opened !== 'leave' && (
        <ActDialog
          act={opened}
          target={target}
          companyId={companyId}
          onClose={close}
          onDone={opened === 'withdraw' ? goBack : undefined}
        />
      )}
    </>
  );
}
