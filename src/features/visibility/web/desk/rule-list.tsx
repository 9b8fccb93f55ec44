import { useState } from 'react';
import { displayTime } from '#platform/shared/display-time.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { type Column, DataTable } from '#platform/web/display/data-table.tsx';
import { Tag } from '#platform/web/display/tag.tsx';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { ConfirmDialog } from '#platform/web/overlays/confirm-dialog.tsx';
import type { CustomerRange, VisibilityRule } from '../../contract/visibility-schemas.ts';
import { visibilityApi } from '../visibility-api.ts';
import { EFFECTS, KINDS } from './rule-words.ts';
import { useRangeAct } from './use-range-act.ts';
import styles from './visibility.module.css';

const columns = (onRemove: (rule: VisibilityRule) => void): Column<VisibilityRule>[] => [
  {
    key: 'effect',
    header: '作用',
    width: 140,
    render: ({ effect }) => <Tag tone={effect === 'hide' ? 'warning' : 'accent'}>{EFFECTS[effect]}</Tag>,
  },
  { key: 'kind', header: '类型', width: 90, render: ({ kind }) => KINDS[kind] },
  {
    key: 'goods',
    header: '商品范围',
    rowHeader: true,
    render: ({ name, code }) => (
      <>
        {name} <span className={styles.note}>{code}</span>
      </>
    ),
  },
  { key: 'who', header: '适用用户', width: 140, render: ({ userName }) => userName ?? '公司全部用户' },
  { key: 'at', header: '添加时间', width: 150, render: ({ createdAt }) => displayTime(createdAt) },
  {
    key: 'acts',
    header: '操作',
    width: 80,
    render: (rule) => (
      <Button kind="quiet" size="sm" aria-label={`删除规则：${rule.name}`} onClick={() => onRemove(rule)}>
        删除
      </Button>
    ),
  },
];

const keyOf = ({ effect, kind, code, userName }: VisibilityRule) => `${effect} ${kind} ${code} ${userName ?? ''}`;

/** Rules in force, newest first. */
export function RuleList({ range: { customerCode, rules } }: { range: CustomerRange }) {
  const [removal, setRemoval] = useState<VisibilityRule | null>(null);
  const { act } = useRangeAct(customerCode);
  if (rules.length === 0) return <EmptyState title="还没有规则">该客户可以看到并购买全部公开商品。</EmptyState>;
  const remove = ({ userName, effect, kind, code }: VisibilityRule) =>
    act(async () => {
      await visibilityApi.call.removeRule({ customerCode, userName, effect, kind, code });
      return '规则已删除';
    });
  return (
    <>
      <DataTable caption="可见范围规则" columns={columns(setRemoval)} rows={rules} rowKey={keyOf} />
      <ConfirmDialog
        open={removal !== null}
        title={`删除规则“${removal?.name ?? ''}”？`}
        confirmLabel="删除"
        danger
        onConfirm={() => (removal ? remove(removal) : true)}
        onClose={() => setRemoval(null)}
      >
        删除后该客户可见和可采购的商品立即改变。
      </ConfirmDialog>
    </>
  );
}
