import { displayTime } from '#platform/shared/display-time.ts';
import { Section } from '#platform/web/display/section.tsx';
import type { OrderFile } from '../../contract/order-schemas.ts';
import styles from './order-files.module.css';

const MEGABYTE = 1_048_576;

const sizeOf = (bytes: number) =>
  bytes >= MEGABYTE ? `${(bytes / MEGABYTE).toFixed(1)} MB` : `${Math.max(1, Math.round(bytes / 1_024))} KB`;

/** Files handed in with the order; the server gives them to those who may see the order. */
export function OrderFiles({ files }: { files: readonly OrderFile[] }) {
  if (files.length === 0) return null;
  return (
    <Section title="附件" note={`共 ${files.length} 个`}>
      <ul className={styles.files}>
        {files.map((file) => (
          <li key={file.id} className={styles.file}>
            <a href={`/oms-front/trade/file?fileId=${file.id}`} download={file.fileName}>
              {file.fileName}
            </a>
            <span className={styles.note}>
              {sizeOf(file.bytes)} · {displayTime(file.createdAt)}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
