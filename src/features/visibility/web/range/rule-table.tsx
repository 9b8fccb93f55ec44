import { useState } from 'react';
import { Button } from '#platform/web/controls/button.tsx';
import { Tag } from '#platform/web/display/tag.tsx';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import type { ListColumn } from '#platform/web/kits/list/list-column.ts';
import { ListTable } from '#platform/web/kits/list/list-table.tsx';
import { ConfirmDialog } from '#platform/web/overlays/confirm-dialog.tsx';
import { useAct } from '#platform/web/use-act.ts';
import type { FirmRule } from '../../contract/range-contract.ts';
import styles from './range.module.css';
import { rangeApi } from './range-api.ts';
import { KIND_WORDS, STATE_WORDS } from './range-words.ts';

const TONES = { running: 'success', coming: 'progress', ended: 'neutral' } as const;

const columns = (onRemove: ((rule: FirmRule) => void) | null): readonly ListColumn<FirmRule>[] => [
  {
    key: 'effect',
    title: '作用',
    width: 90,
    render: ({ effect }) => (
      <Tag tone={effect === 'hide' ? 'warning' : 'accent'}>{effect === 'hide' ? '隐藏' : '可采购'}</Tag>
    ),
  },
  { key: 'kind', title: '类型', width: 100, render: ({ kind }) => KIND_WORDS[kind] },
  {
    key: 'name',
    title: '商品范围',
    rowHeader: true,
    render: ({ name, code, conflicts }) => (
      <>
        {name} {code && <small className={styles.note}>{code}</small>}
        {conflicts.map((conflict) => (
          <small key={conflict} className={styles.conflict}>
            ⚠ {conflict}
          </small>
        ))}
      </>
    ),
  },
  { key: 'whom', title: '适用对象', width: 150, render: ({ whom }) => whom.name },
  {
    key: 'days',
    title: '生效时间',
    width: 210,
    render: ({ startsOn, endsOn, state }) => (
      <>
        <Tag tone={TONES[state]}>{STATE_WORDS[state]}</Tag>{' '}
        {startsOn || endsOn ? `${startsOn ?? '即日'} 至 ${endsOn ?? '长期'}` : '长期'}
      </>
    ),
  },
  ...(onRemove
    ? [
        {
          key: 'acts',
          title: '操作',
          width: 80,
          render: (rule: FirmRule) => (
            <Button kind="quiet" size="sm" aria-label={`删除规则：${rule.name}`} onClick={() => onRemove(rule)}>
              删除
            </Button>
          ),
        },
      ]
    : []),
];

/** Rules with what stands against them; those agreed with the shop are for reading. */
export function RuleTable({ rules, own }: { rules: readonly FirmRule[]; own: boolean }) {
  const { run } = useAct({
    passing: true,
    otherwise: '没有删除，请检查网络后重试',
    renews: [rangeApi.query.key()],
  });
  const [removal, setRemoval] = useState<FirmRule | null>(null);
  const remove = (ruleId: string) => run(() => rangeApi.call.remove({ ruleId }), '规则已删除');
  const empty = own ? (
    <EmptyState title="还没有规则">全公司都能看到和购买商城开放的商品。新增规则来限定范围。</EmptyState>
  ) : (
    <EmptyState title="没有约定的范围">与商城没有约定可采购范围，全部开放商品都可以采购。</EmptyState>
  );
  return (
    <>
      <ListTable
        caption={own ? '公司规则' : '与商城约定的范围'}
        columns={columns(own ? setRemoval : null)}
        rows={rules}
        rowKey={(rule) => rule.id}
        stacks
        empty={empty}
      />
      <ConfirmDialog
        open={removal !== null}
        title={`删除规则“${removal?.name ?? ''}”？`}
        confirmLabel="删除规则"
        danger
        onConfirm={() => (removal ? remove(removal.id) : true)}
        onClose={() => setRemoval(null)}
      >
        删除后立即生效，{removal?.whom.name ?? ''}看到的商品会随之变化。
      </ConfirmDialog>
    </>
  );
}
