import { Button } from '#platform/web/controls/button.tsx';

interface RowActsProps {
  /** What the row is, for readers. */
  name: string;
  onEdit: () => void;
  onRemove?: () => void;
}

export function RowActs({ name, onEdit, onRemove }: RowActsProps) {
  return (
    <>
      <Button kind="quiet" size="sm" aria-label={`修改：${name}`} onClick={onEdit}>
        修改
      </Button>
      {onRemove && (
        <Button kind="quiet" size="sm" aria-label={`删除：${name}`} onClick={onRemove}>
          删除
        </Button>
      )}
    </>
  );
}
