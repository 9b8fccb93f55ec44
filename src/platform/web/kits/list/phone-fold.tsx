import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../controls/button.tsx';
import { ChevronDownIcon } from '../../icons/icons.tsx';
import styles from './phone-fold.module.css';

type PhoneFoldProps = {
  /** How many of the conditions are in force: said where they are not seen. */
  chosen: number;
  children: ReactNode;
};

/** Conditions of a list, which wait behind a button on a telephone: there the rows come first. Elsewhere they stand as they are. */
export function PhoneFold({ chosen, children }: PhoneFoldProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <>
      <span className={styles.toggle}>
        <Button aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          筛选{chosen > 0 && `（已选 ${chosen} 项）`}
          <ChevronDownIcon size={14} />
        </Button>
      </span>
      <div id={id} className={styles.body} data-open={open}>
        {children}
      </div>
    </>
  );
}
