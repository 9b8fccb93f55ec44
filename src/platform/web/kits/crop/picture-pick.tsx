import { type ClipboardEvent, type DragEvent, useId, useRef, useState } from 'react';
import { Button } from '../../controls/button.tsx';
import { FieldError } from '../../controls/field-error.tsx';
import { createIcon } from '../../icons/create-icon.tsx';
import { joinClasses } from '../../join-classes.ts';
import { PICTURE_TYPES } from './load-picture.ts';
import styles from './picture-pick.module.css';

const PictureIcon = createIcon(
  <path d="M4 5.500h16v13H4zM4 15.500l4.500-4.500 4 4 2.500-2.500 5 5M15.500 10.200h.01" />,
);

type PicturePickProps = {
  /** A place to drop a file on; otherwise a button. */
  large?: boolean;
  busy?: boolean;
  problem: string | null;
  onPick: (file: Blob) => void;
};

const fileOf = (transfer: DataTransfer) => [...transfer.files][0];

/** Takes a picture: chosen, dropped or pasted. What is inside the file is judged by who opens it. */
export function PicturePick({ large = false, busy = false, problem, onPick }: PicturePickProps) {
  const input = useRef<HTMLInputElement>(null);
  const problemId = useId();
  const [over, setOver] = useState(false);
  const take = (event: DragEvent | ClipboardEvent, transfer: DataTransfer) => {
    event.preventDefault();
    setOver(false);
    const file = fileOf(transfer);
    if (file) onPick(file);
  };
  const hover = (event: DragEvent, isOver: boolean) => {
    event.preventDefault();
    setOver(isOver);
  };
  return (
    <div
      className={joinClasses(large ? styles.place : styles.inline, over && styles.over)}
      onDragOver={(event) => hover(event, true)}
      onDragLeave={(event) => hover(event, false)}
      onDrop={(event) => take(event, event.dataTransfer)}
      onPaste={(event) => take(event, event.clipboardData)}
    >
      {large && (
        <span className={styles.icon}>
          <PictureIcon size={34} />
        </span>
      )}
      <Button
        data-first-focus={large || undefined}
        kind={large ? 'primary' : 'plain'}
        busy={busy}
        aria-describedby={problem ? problemId : undefined}
        onClick={() => input.current?.click()}
      >
        {large ? '选择图片' : '换一张'}
      </Button>
      <input
        ref={input}
        type="file"
        accept={PICTURE_TYPES}
        aria-label="图片文件"
        hidden
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) onPick(file);
          // The same file may be chosen again.
          event.target.value = '';
        }}
      />
      {large && (
        <p className={styles.hint}>也可以把图片拖到这里，或按 Ctrl + V 粘贴。支持 JPG、PNG、WebP，不超过 10 MB。</p>
      )}
      {problem && <FieldError id={problemId}>{problem}</FieldError>}
    </div>
  );
}
