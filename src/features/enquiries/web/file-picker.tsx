import { useRef } from 'react';
import { Button } from '#platform/web/controls/button.tsx';
import styles from './enquiry.module.css';
import type { useEnquiryFiles } from './use-enquiry-files.ts';

const ACCEPT = '.pdf,.jpg,.jpeg,.png,.webp,.xlsx,.docx';

/** Pictures, drawings and lists to go along. */
export function FilePicker({ label, picked }: { label: string; picked: ReturnType<typeof useEnquiryFiles> }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.stack}>
      <div className={styles.acts}>
        <Button busy={picked.busy} onClick={() => input.current?.click()}>
          {label}
        </Button>
        <span className={styles.quiet}>PDF、图片、XLSX、DOCX，单个不超过 10 MB</span>
        <input
          ref={input}
          type="file"
          multiple
          hidden
          accept={ACCEPT}
          aria-label={label}
          onChange={(event) => {
            void picked.add([...(event.target.files ?? [])]);
            event.target.value = '';
          }}
        />
      </div>
      {picked.problem && (
        <p className={styles.problem} role="alert">
          {picked.problem}
        </p>
      )}
      <ul className={styles.files}>
        {picked.files.map((file) => (
          <li key={file.id}>
            {file.fileName}{' '}
            <Button kind="quiet" size="sm" aria-label={`移除 ${file.fileName}`} onClick={() => picked.remove(file.id)}>
              移除
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
