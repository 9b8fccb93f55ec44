import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePermission } from '#features/access/web/public.ts';
import { ButtonLink } from '#platform/web/controls/button.tsx';
import { TextField } from '#platform/web/controls/text-field.tsx';
import { Card } from '#platform/web/display/card.tsx';
import { SheetHead } from '#platform/web/display/sheet-head.tsx';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { ListTable } from '#platform/web/kits/list/list-table.tsx';
import type { CenterRow } from '../../contract/budget-schemas.ts';
import { treeRows } from '../../rules/tree-rows.ts';
import { treeQuery } from '../budget-queries.ts';
import { addHref } from '../budget-search.ts';
import styles from '../budgets.module.css';
import { centerColumns } from './center-columns.tsx';
import { type CenterDialog, CenterDialogs } from './center-dialogs.tsx';

function useFold() {
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const toggle = (id: string) =>
    setFolded((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  return { folded, toggle };
}

const matches = ({ code, name, owner, department }: CenterRow, keyword: string) =>
  [code, name, owner?.name, department?.name].some((text) => text?.toLowerCase().includes(keyword));

/** Matching centres with those above them, so that each keeps its place. */
function found(centers: readonly CenterRow[], keyword: string): readonly CenterRow[] {
  if (!keyword) return centers;
  const byId = new Map(centers.map((center) => [center.id, center]));
  const kept = new Set<string>();
  for (const center of centers.filter((one) => matches(one, keyword))) {
    for (let at: CenterRow | undefined = center; at && !kept.has(at.id); at = byId.get(at.parentId ?? ''))
      kept.add(at.id);
  }
  return centers.filter(({ id }) => kept.has(id));
}

function countingNote({ withFreight, withTax }: { withFreight: boolean; withTax: boolean }): string {
  const parts = [withFreight ? '含运费' : '不含运费', withTax ? '含税' : '不含税'];
  return `预算${parts.join('、')}；下级的支出同时计入上级的预算`;
}

/** All cost centres of the firm as a tree, each with its budget of today. */
export function CenterTree() {
  const { data } = useSuspenseQuery(treeQuery);
  const mayAdd = usePermission('COST_ADD');
  const fold = useFold();
  const [keyword, setKeyword] = useState('');
  const [dialog, setDialog] = useState<CenterDialog | null>(null);
  const shown = found(data.centers, keyword.trim().toLowerCase());
  return (
    <Card as="section" aria-labelledby="centers-title">
      <SheetHead id="centers-title" title="成本中心" note={countingNote(data)}>
        <TextField
          className={styles.search}
          label="查找成本中心"
          labelHidden
          placeholder="编码、名称、负责人或部门"
          maxLength={40}
          value={keyword}
          onChange={(event) => setKeyword(event.target.value)}
        />
        {mayAdd && (
          <ButtonLink kind="primary" href={addHref()}>
            新增成本中心
          </ButtonLink>
        )}
      </SheetHead>
      <ListTable
        caption="成本中心"
        columns={centerColumns(fold, setDialog)}
        rows={treeRows(shown, fold.folded)}
        rowKey={({ node }) => node.id}
        stacks
        empty={
          data.centers.length === 0 ? (
            <EmptyState title="还没有成本中心">先新增一个，再设置它每月、每季或每年可用的预算。</EmptyState>
          ) : (
            <EmptyState title="没有找到成本中心">换个编码、名称或负责人试试。</EmptyState>
          )
        }
      />
      {dialog && <CenterDialogs {...dialog} centers={data.centers} onClose={() => setDialog(null)} />}
    </Card>
  );
}
