import { useCallback, useMemo } from 'react';
import { notify } from '#platform/web/feedback/notify.ts';
import type { CartLine } from '../contract/cart-schemas.ts';
import type { CartDialog } from './cart-dialogs.tsx';
import type { LineActs } from './cart-line-row.tsx';
import type { Removal } from './removal-dialog.tsx';
import type { useCartEdits } from './use-cart-edits.ts';
import type { useCartRemoval } from './use-cart-removal.ts';

interface ActTools {
  edit: ReturnType<typeof useCartEdits>['edit'];
  remove: ReturnType<typeof useCartRemoval>;
  ask: (removal: Removal) => void;
  open: (dialog: CartDialog) => void;
}

/** What a line can do, in functions that stay the same: only lines that change are drawn again. */
export function useLineActs({ edit, remove, ask, open }: ActTools): LineActs {
  const onAside = useCallback(
    (lines: readonly CartLine[]) => {
      const move = (saved: boolean) => edit(lines.map(({ skuCode, split }) => ({ skuCode, split, saved })));
      move(true);
      const action = { label: '撤销', onPress: () => move(false) };
      notify.success(`已移入“稍后再买”${lines.length > 1 ? ` ${lines.length} 种商品` : ''}`, { action });
    },
    [edit],
  );
  return useMemo(
    () => ({
      onChoose: (lines, selected) =>
        edit(
          lines
            .filter((line) => line.obstacle === null && line.selected !== selected)
            .map(({ skuCode, split }) => ({ skuCode, split, selected })),
        ),
      onQuantity: (line, quantity) => {
        const { skuCode, split } = line;
        if (quantity > 0) edit([{ skuCode, split, quantity }]);
        else ask({ lines: [line], question: `从购物车删除 ${skuCode}？` });
      },
      onEdit: edit,
      onAside,
      onSplit: (line) => open({ kind: 'split', line }),
      onRemove: (line) => void remove([line]),
    }),
    [edit, remove, ask, open, onAside],
  );
}
