import { useId } from 'react';
import { Button } from '#platform/web/controls/button.tsx';
import { Section } from '#platform/web/display/section.tsx';
import { PlusIcon } from '#platform/web/icons/icons.tsx';
import type { UploadedFile } from '../../contract/checkout-schemas.ts';
import styles from './checkout-fields.module.css';
import { MOST_FILES, useOrderFiles } from './use-order-files.ts';

const ACCEPTED = '.pdf,.jpg,.jpeg,.png,.webp,.xlsx,.docx';

const sizeText = (bytes: number) =>
  bytes < 1_048_576 ? `${Math.max(1, Math.round(bytes / 1_024))} KB` : `${(bytes / 1_048_576).toFixed(1)} MB`;

type CheckoutFilesProps = { files: readonly UploadedFile[]; onChange: (files: UploadedFile[]) => void };

/** Purchase orders and drawings that go with the order. */
export function CheckoutFiles({ files, onChange }: CheckoutFilesProps) {
  const id = useId();
  const { busy, problem, add } = useOrderFiles(files, onChange);
  return (
    <Section title="附件" note="采购单、图纸等，选填">
      {files.length > 0 && (
        <ul className={styles.files}>
          {files.map((file) => (
            <li key={file.id} className={styles.file}>
              <span className={styles.fileName}>{file.fileName}</span>
              <span className={styles.size}>{sizeText(file.bytes)}</span>
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
      <span className={styles.hint}>最多 {MOST_FILES} 个，每个不超过 10 MB；支持 PDF、图片、XLSX、DOCX</span>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </Section>
  );
}
