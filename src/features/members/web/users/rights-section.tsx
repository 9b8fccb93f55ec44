import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { displayYuan } from '#platform/shared/display-money.ts';
import { displayTime } from '#platform/shared/display-time.ts';
import { TextField } from '#platform/web/controls/text-field.tsx';
import { Quiet } from '#platform/web/display/quiet.tsx';
import { Section } from '#platform/web/display/section.tsx';
import { Tag } from '#platform/web/display/tag.tsx';
import type { MemberRights } from '../../contract/member-schemas.ts';
import styles from '../members.module.css';
import { rightsQuery, type UserKey } from './user-queries.ts';

type Right = MemberRights['groups'][number]['codes'][number];

/** Which role gives it and who gave the role; what comes from no role cannot be done. */
function Why({ grants }: { grants: Right['grants'] }) {
  if (grants.length === 0) return <Quiet>没有角色包含此权限</Quiet>;
  return grants.map(({ roleId, roleName, grantedBy, grantedAt }) => (
    <Quiet key={roleId}>
      来自“{roleName}”，{grantedBy ? `${grantedBy} 于 ${displayTime(grantedAt)} 授予` : '公司开通时授予'}
    </Quiet>
  ));
}

function RightLine({ right }: { right: Right }) {
  const held = right.grants.length > 0;
  return (
    <li>
      <span className={styles.right}>
        <Tag tone={held ? 'success' : 'neutral'}>{held ? '能' : '不能'}</Tag>
        <span>{right.name}</span>
        <code>{right.code}</code>
      </span>
      <Why grants={right.grants} />
    </li>
  );
}

const matches = (keyword: string) => (right: Right) =>
  keyword === '' || right.name.includes(keyword) || right.code.toLowerCase().includes(keyword.toLowerCase());

function ScopeLine({ rights: { scope, amountLimit, approves } }: { rights: MemberRights }) {
  const more = scope.people > scope.names.length ? ' 等' : '';
  return (
    <div className={styles.group}>
      <div className={styles.groupHead}>
        <h3>能看到谁的单据</h3>
        <Tag tone="progress">{scope.people} 人</Tag>
      </div>
      <p>{scope.words}</p>
      <p className={styles.muted}>
        {scope.names.join('、')}
        {more}
      </p>
      <p>
        {amountLimit === null ? '单笔订单金额不限' : `单笔订单不超过 ${displayYuan(amountLimit)}`}；
        {approves ? '参与审批' : '不参与审批，由下一位审批人处理'}
      </p>
    </div>
  );
}

/** “为什么能 / 不能”: every permission with where it comes from, and whose records are seen. */
export function RightsSection(key: UserKey) {
  const { data: rights } = useSuspenseQuery(rightsQuery(key));
  const [keyword, setKeyword] = useState('');
  const groups = rights.groups
    .map(({ label, codes }) => ({ label, all: codes, codes: codes.filter(matches(keyword.trim())) }))
    .filter(({ codes }) => codes.length > 0);
  return (
    <Section title="为什么能 / 不能" note={rights.blocked ?? '当前生效的权限及来源'}>
      <TextField
        label="查找权限"
        value={keyword}
        placeholder="名称或编码，例如：导出"
        onChange={({ target }) => setKeyword(target.value)}
      />
      <ScopeLine rights={rights} />
      {groups.map(({ label, all, codes }) => (
        <div key={label} className={styles.group}>
          <div className={styles.groupHead}>
            <h3>{label}</h3>
            <span className={styles.muted}>
              {all.filter(({ grants }) => grants.length > 0).length} / {all.length} 项
            </span>
          </div>
          <ul className={styles.grid}>
            {codes.map((right) => (
              <RightLine key={right.code} right={right} />
            ))}
          </ul>
        </div>
      ))}
      {groups.length === 0 && <p className={styles.muted}>没有匹配的权限</p>}
    </Section>
  );
}
