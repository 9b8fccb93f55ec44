import { useRef } from 'react';
import { fileSizeText } from '#platform/shared/file-size.ts';
import { Button } from '../controls/button.tsx';
import { Stack } from '../display/stack.tsx';
import styles from './file-picker.module.css';
import { UploadProgress } from './upload-progress.tsx';
import type { PickedFiles } from './use-picked-files.ts';

/** Endings, as the browser's dialog takes them, and what is said of them. */
export interface FileKinds {
  accept: string;
  hint: string;
}

const USUAL: FileKinds = {
  accept: '.pdf,.jpg,.jpeg,.png,.webp,.xlsx,.docx',
  hint: 'PDF、图片、XLSX、DOCX，单个不超过 10 MB',
};

type Props = { label: string; picked: PickedFiles; kinds?: FileKinds };

/** Pictures, drawings and papers to go along with what is said. */
export function FilePicker({ label, picked, kinds = USUAL }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <Stack gap={8}>
      <div className={styles.choose}>
        <Button size="sm" busy={picked.busy} onClick={() => input.current?.click()}>
          {label}
        </Button>
        <span className={styles.quiet}>{kinds.hint}</span>
        <input
          ref={input}
          type="file"
          multiple
          hidden
          accept={kinds.accept}
          aria-label={label}
          onChange={(event) => {
            void picked.add([...(event.target.files ?? [])]);
            event.target.value = '';
          }}
        />
      </div>
      {picked.uploading && (
        <div className={styles.choose}>
          <UploadProgress uploading={picked.uploading} stop={picked.stop} />
        </div>
      )}
      {picked.problem && (
        <p className={styles.problem} role="alert">
          {picked.problem}
        </p>
      )}
      {picked.files.length > 0 && (
        <ul className={styles.files}>
          {picked.files.map((file) => (
            <li key={file.id}>
              <span className={styles.name}>{file.fileName}</span>
              <span className={styles.quiet}>{fileSizeText(file.bytes)}</span>
              <Button
                kind="quiet"
                size="sm"
                aria-label={`移除 ${file.fileName}`}
                onClick={() => picked.remove(file.id)}
              >
                移除
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
}
