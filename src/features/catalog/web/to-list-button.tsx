import { Permitted } from '#features/access/web/public.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { IconButton } from '#platform/web/controls/icon-button.tsx';
import { ListPlusIcon } from '#platform/web/icons/icons.tsx';
import { listWish } from './list-wish.ts';

type ToListProps = {
  item: { itemCode: string; productName: string };
  /** What stands beside it; the smallest order where nothing is chosen. */
  quantity: number;
  /** A sign alone, where rows are narrow. */
  small?: boolean;
};

/** 加入清单: for those who work with selection lists. */
export function ToListButton({ item, quantity, small = false }: ToListProps) {
  const { itemCode: itemNo, productName: label } = item;
  const ask = () => listWish.ask({ lines: [{ itemNo, quantity: Math.max(1, quantity) }], label });
  return (
    <Permitted code="SELECTION_LIST">
      {small ? (
        <IconButton label={`加入清单：${itemNo} ${label}`} title="加入清单" icon={<ListPlusIcon />} onClick={ask} />
      ) : (
        <Button kind="quiet" icon={<ListPlusIcon />} onClick={ask}>
          加入清单
        </Button>
      )}
    </Permitted>
  );
}
