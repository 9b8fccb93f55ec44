import { Dialog } from '@base-ui/react/dialog';
import { useEffect, useRef } from 'react';
import { IconButton } from '../controls/icon-button.tsx';
import { toastQueue } from '../feedback/notify.ts';
import { CloseIcon } from '../icons/icons.tsx';
import { joinClasses } from '../join-classes.ts';
import styles from './dialog.module.css';
import type { DialogProps } from './dialog-props.ts';

/** Ground of a dialog: what lies behind its sheet. */
const isGround = (target: EventTarget | null, ground: (Element | null)[]) =>
  target instanceof Node && ground.some((part) => part?.contains(target));

export default function DialogSurface(props: DialogProps) {
  const { title, children, footer, size = 'md', role, locked = false, onClose } = props;
  const popup = useRef<HTMLDivElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const backdrop = useRef<HTMLDivElement>(null);
  // What passes by itself must not lie above a question, with acts of its own.
  useEffect(() => toastQueue.settle(), []);
  // A field that asks for it comes before the cross, which is the first control otherwise.
  const firstFocus = () => popup.current?.querySelector<HTMLElement>('[data-first-focus]') ?? true;
  const change = (open: boolean, { reason, event }: Dialog.Root.ChangeEventDetails) => {
    // A press that began on a list of choices and ended beside it (its scroll bar was drawn, it moved) hits the whole
    // page: whoever pressed there did not mean to give up what the dialog holds.
    const beside = reason === 'outside-press' && !isGround(event.target, [viewport.current, backdrop.current]);
    if (!open && !locked && !beside) onClose();
  };
  return (
    <Dialog.Root open disablePointerDismissal={locked} onOpenChange={change}>
      <Dialog.Portal>
        <Dialog.Backdrop ref={backdrop} className={styles.backdrop} />
        <Dialog.Viewport ref={viewport} className={styles.viewport}>
          <Dialog.Popup
            ref={popup}
            initialFocus={firstFocus}
            className={joinClasses(styles.popup, size !== 'md' && styles[size])}
            {...(role && { role })}
          >
            <div className={styles.head}>
              <Dialog.Title className={styles.title}>{title}</Dialog.Title>
              <Dialog.Close
                disabled={locked}
                render={<IconButton label="关闭" icon={<CloseIcon size={18} />} disabled={locked} />}
              />
            </div>
            <div className={styles.body}>{children}</div>
            {footer && <div className={styles.foot}>{footer}</div>}
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
