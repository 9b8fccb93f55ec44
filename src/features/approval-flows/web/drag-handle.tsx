import type { KeyboardEvent } from 'react';
import { ListIcon } from '#platform/web/icons/icons.tsx';
import styles from './flow-list.module.css';

type Props = {
  name: string;
  onMove: (step: 1 | -1) => void;
  onDragStart: () => void;
  onDragEnd: () => void;
};

/** Takes a flow to another place: with the pointer, or with the arrow keys. */
export function DragHandle({ name, onMove, onDragStart, onDragEnd }: Props) {
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    onMove(event.key === 'ArrowUp' ? -1 : 1);
  };
  return (
    <button
      type="button"
      draggable
      className={styles.handle}
      title="拖动，或按上下方向键调整顺序"
      aria-label={`调整 ${name} 的顺序，按上下方向键`}
      onKeyDown={press}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', name);
        onDragStart();
      }}
      onDragEnd={onDragEnd}
    >
      <ListIcon size={16} />
    </button>
  );
}
