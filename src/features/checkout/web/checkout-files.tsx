import { useId } from 'react';
import type { AttachedFile } from '#business/attachments/contract/attachment-schemas.ts';
import { fileSizeText } from '#platform/shared/file-size.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { Section } from '#platform/web/display/section.tsx';
import { ProblemLine } from '#platform/web/feedback/problem-line.tsx';
import { PlusIcon } from '#platform/web/icons/icons.tsx';
import { UploadProgress } from '#platform/web/upload/upload-progress.tsx';
import styles from './checkout-fields.module.css';
import { MOST_FILES, useOrderFiles } from './use-order-files.ts';

const ACCEPTED = '.pdf,.jpg,.jpeg,.png,.webp,.xlsx,.docx';

type CheckoutFilesProps = { files: readonly AttachedFile[]; onChange: (files: AttachedFile[]) => void };

/** Purchase orders and drawings that go with the order. */
export function CheckoutFiles({ files, onChange }: CheckoutFilesProps) {
  const id = useId();
  const { uploading, problem, add, stop } = useOrderFiles(files, onChange);
  const busy = uploading !== null;
  return (
    <Section title="附件" note="采购单、图纸等，选填">
      {files.length > 0 && (
        <ul className={styles.files}>
          {files.map((file) => (
            <li key={file.id} className={styles.file}>
              <span className={styles.fileName}>{file.fileName}</span>
              <span className={styles.size}>{fileSizeText(file.bytes)}</span>
              <Button
                kind="quiet"
                size="sm"
                aria-label={`移除 ${file.fileName}`}
                onClick={() => onChange(files.filter((one) => one.id !== file.id))}
              >
                移除
              </Button>
            </li>
          ))}
        </ul>
      )}
      {files.length < MOST_FILES && (
        <>
          <input
            id={id}
            type="file"
            multiple
            accept={ACCEPTED}
            className={`visually-hidden ${styles.chooser}`}
            disabled={busy}
            onChange={(event) => {
              void add([...(event.target.files ?? [])]);
              event.target.value = '';
            }}
          />
          <label htmlFor={id} className={styles.choose} aria-busy={busy}>
            <PlusIcon size={14} />
            {busy ? '正在上传' : '添加附件'}
          </label>
        </>
      )}
      {uploading && <UploadProgress uploading={uploading} stop={stop} />}
      <span className={styles.hint}>最多 {MOST_FILES} 个，每个不超过 10 MB；支持 PDF、图片、XLSX、DOCX</span>
      <ProblemLine>{problem}</ProblemLine>
    </Section>
  );
}
