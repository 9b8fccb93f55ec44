import type { ComponentProps, KeyboardEvent } from 'react';
import { GripIcon } from '../icons/late-icons.tsx';
import styles from './grip.module.css';

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

type GripProps = Omit<ComponentProps<'button'>, 'type' | 'title' | 'onKeyDown' | 'className'> & {
  /** What it moves, and where that stands. */
  label: string;
  /** By how many places. */
  onMove: (by: number) => void;
};

/** Handle of a row that can be put in another place: by dragging, or with the arrow keys. */
export function Grip({ label, onMove, ...drag }: GripProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    const by = STEPS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    onMove(by);
  };
  return (
    <button
      type="button"
      className={styles.grip}
      title="拖动或按 ↑ ↓ 调整顺序"
      aria-label={`移动 ${label}，按上下箭头键调整顺序`}
      onKeyDown={onKeyDown}
      {...drag}
    >
      <GripIcon size={14} />
    </button>
  );
}
