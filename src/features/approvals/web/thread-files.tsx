import { fileSizeText } from '#platform/shared/file-size.ts';
import type { RequestFile } from '../contract/approval-schemas.ts';
import styles from './approval-detail.module.css';

/** Files of a word in the thread; they are handed out as downloads. */
export function ThreadFiles({ files }: { files: readonly RequestFile[] }) {
  return (
    <ul className={styles.files} aria-label="附件">
      {files.map((file) => (
        <li key={file.id}>
          <a href={`/enterprise-service/fronted/approval/file?fileId=${file.id}`} download={file.fileName}>
            {file.fileName}
          </a>
          <span className={styles.size}>{fileSizeText(file.bytes)}</span>
        </li>
      ))}
    </ul>
  );
}
