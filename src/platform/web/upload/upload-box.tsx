import { useId, useState } from 'react';
import { joinClasses } from '../join-classes.ts';
import styles from './upload-box.module.css';
import { UploadProgress } from './upload-progress.tsx';
import type { Upload } from './use-upload.ts';

interface UploadBoxProps extends Upload {
  /** On the button: 选择文件 */
  choose: string;
  /** Which files, and how large they may be. */
  hint: string;
  /** Endings, as the browser's dialog takes them: `.xlsx,.csv` */
  accepted: string;
}

/** Where a file is dropped or chosen; it goes up at once. */
export function UploadBox({ uploading, stop, ...choice }: UploadBoxProps) {
  if (!uploading) return <FileChoice {...choice} />;
  return (
    <div className={styles.box}>
      <UploadProgress uploading={uploading} stop={stop} />
    </div>
  );
}

function FileChoice({ problem, upload, choose, hint, accepted }: Omit<UploadBoxProps, 'uploading' | 'stop'>) {
  const id = useId();
  const [over, setOver] = useState(false);
  const take = (files: FileList | null) => {
    const [file] = files ?? [];
    if (file) void upload(file);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a convenience beside the file input
    <div
      className={joinClasses(styles.box, over && styles.over)}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files);
      }}
    >
      <input
        id={id}
        type="file"
        accept={accepted}
        className={joinClasses('visually-hidden', styles.input)}
        onChange={(event) => {
          take(event.target.files);
          event.target.value = '';
        }}
      />
      <label htmlFor={id} className={styles.choose}>
        {choose}
      </label>
      <p className={styles.hint}>{hint}</p>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}
