import type { ReactNode } from 'react';
import { fileSizeText } from '#platform/shared/file-size.ts';
import { Row } from '#platform/web/display/row.tsx';
import type { AttachedFile } from '../contract/attachment-schemas.ts';
import { scanNote } from '../contract/scan-states.ts';
import styles from './attached-files.module.css';

interface AttachedFilesProps<File extends AttachedFile> {
  files: readonly File[];
  /** What they belong to, as the shop calls it. */
  kind: string;
  /** Call that hands one out. */
  path: string;
  note?: (file: File) => ReactNode;
}

/** Files by name, pictures with a small one of themselves; they are handed out as downloads. */
export function AttachedFiles<File extends AttachedFile>({ files, kind, path, note }: AttachedFilesProps<File>) {
  if (files.length === 0) return null;
  return (
    <ul className={styles.files} aria-label="附件">
      {files.map((file) => (
        <Row as="li" gap="2px 14px" looks={['wrap']} key={file.id}>
          <AttachedName file={file} kind={kind} path={path} />
          <span className={styles.note}>
            {fileSizeText(file.bytes)}
            {note?.(file)}
          </span>
        </Row>
      ))}
    </ul>
  );
}

function AttachedName({ file, kind, path }: { file: AttachedFile; kind: string; path: string }) {
  const { id, fileName, mediaType, scan } = file;
  const waits = scanNote(scan);
  if (waits) {
    return (
      <span>
        {fileName} <span className={styles.note}>{waits}</span>
      </span>
    );
  }
  return (
    <a className={styles.link} href={`${path}?fileId=${id}`} download={fileName}>
      {mediaType.startsWith('image/') && (
        <img
          className={styles.thumbnail}
          src={`/media/attachments/${kind}/${id}`}
          alt=""
          width={56}
          height={56}
          loading="lazy"
        />
      )}
      {fileName}
    </a>
  );
}
