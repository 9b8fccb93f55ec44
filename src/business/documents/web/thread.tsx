import { useState } from 'react';
import { Button } from '#platform/web/controls/button.tsx';
import { TextAreaField } from '#platform/web/controls/text-field.tsx';
import { type FileKinds, FilePicker } from '#platform/web/upload/file-picker.tsx';
import type { PickedFiles } from '#platform/web/upload/use-picked-files.ts';
import { EventLog, type ShownEvent } from './event-log.tsx';
import styles from './thread.module.css';

interface Saying {
  label: string;
  maxLength: number;
  button: string;
  busy: boolean;
  problem?: string | null;
  /** Absent where no files go along. */
  picked?: PickedFiles;
  /** Which files may go along, where these are not the usual ones. */
  kinds?: FileKinds;
  /** Files say enough without a word. */
  filesAlone?: boolean;
  /** Resolves to whether it was said. */
  send: (words: string, fileIds: string[]) => Promise<boolean>;
}

function Say({ label, maxLength, button, busy, problem, picked, kinds, filesAlone = false, send }: Saying) {
  const [typed, setTyped] = useState('');
  const words = typed.trim();
  const fileIds = picked?.files.map(({ id }) => id) ?? [];
  const nothing = words === '' && !(filesAlone && fileIds.length > 0);
  const say = async () => {
    if (nothing || !(await send(words, fileIds))) return;
    setTyped('');
    picked?.clear();
  };
  return (
    <form
      className={styles.say}
      onSubmit={(submit) => {
        submit.preventDefault();
        void say();
      }}
    >
      <TextAreaField
        label={label}
        rows={2}
        maxLength={maxLength}
        value={typed}
        error={problem ?? undefined}
        onChange={(event) => setTyped(event.target.value)}
      />
      <div className={styles.acts}>
        {picked && <FilePicker label="添加附件" picked={picked} kinds={kinds} />}
        <Button type="submit" busy={busy || (picked?.busy ?? false)} disabled={nothing}>
          {button}
        </Button>
      </div>
    </form>
  );
}

interface ThreadProps {
  /** What was said and done, the latest first. */
  entries: readonly ShownEvent[];
  /** Null where nothing can be said now. */
  say: Saying | null;
}

/** The talk about a document with what was done to it, and a place to say something. */
export function Thread({ entries, say }: ThreadProps) {
  return (
    <>
      {say && <Say {...say} />}
      <EventLog events={entries} empty="还没有记录。" />
    </>
  );
}
