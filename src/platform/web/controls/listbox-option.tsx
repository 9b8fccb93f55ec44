import type { ReactNode } from 'react';

type ListboxOptionProps = {
  id: string;
  active: boolean;
  className: string | undefined;
  onPoint: () => void;
  onChoose: () => void;
  children: ReactNode;
};

/** One of the things a box offers below itself while it keeps the focus. */
export const ListboxOption = ({ id, active, className, onPoint, onChoose, children }: ListboxOptionProps) => (
  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- keys are handled by the box, which owns the focus
  <div
    role="option"
    id={id}
    tabIndex={-1}
    aria-selected={active}
    className={className}
    onPointerMove={onPoint}
    onClick={onChoose}
  >
    {children}
  </div>
);
