import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Card } from '#platform/web/display/card.tsx';
import { Stack } from '#platform/web/display/stack.tsx';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { useSelection } from '#platform/web/kits/list/use-selection.ts';
import type { SelectionLine } from '../contract/selection-schemas.ts';
import { ListFormDialog } from './list-form-dialog.tsx';
import { PasteDialog } from './paste-dialog.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { SelectionHeadLine } from './selection-head-line.tsx';
import { selectionQuery } from './selection-queries.ts';
import { SelectionTable } from './selection-table.tsx';
import { useListActs } from './use-list-acts.ts';
import { useListEdits } from './use-list-edits.ts';

/** One list with its goods: looked at and used by those it is shared with, changed by its owner. */
export function SelectionView({ listId }: { listId: string }) {
  const { data: list } = useSuspenseQuery(selectionQuery(listId));
  const acts = useListActs();
  const edits = useListEdits(listId);
  const selection = useSelection<SelectionLine>();
  const [dialog, setDialog] = useState<'facts' | 'paste' | null>(null);
  const close = () => setDialog(null);
  return (
    <Stack gap={12}>
      <Card as="section">
        <SelectionHeadLine
          list={list}
          onEdit={() => setDialog('facts')}
          onPaste={() => setDialog('paste')}
          onCopy={() => void acts.copy(list)}
          onDelete={() => void acts.remove(list)}
        />
        {list.lines.length > 0 ? (
          <SelectionTable list={list} edits={edits} selection={selection} />
        ) : (
          <EmptyState title="清单里还没有商品">
            {list.own ? '在商品页、搜索结果或购物车点“加入清单”，或者粘贴一组编码和数量。' : '创建人还没有放入商品。'}
          </EmptyState>
        )}
      </Card>
      {list.lines.length > 0 && <SelectionBar list={list} edits={edits} selection={selection} />}
      {dialog === 'facts' && (
        <ListFormDialog title="修改清单" start={list} onSave={(facts) => acts.edit(list, facts)} onClose={close} />
      )}
      {dialog === 'paste' && <PasteDialog list={list} onClose={close} />}
    </Stack>
  );
}
