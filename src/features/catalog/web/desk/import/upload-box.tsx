import { useId, useState } from 'react';
import { Button } from '#platform/web/controls/button.tsx';
import { joinClasses } from '#platform/web/join-classes.ts';
import styles from './import.module.css';
import { useUpload } from './use-upload.ts';

const ACCEPTED = '.csv,.txt,.tsv,.xlsx,.xml,.gz';

/** Where a catalogue file is dropped or chosen; it goes up at once. */
export function UploadBox({ onUploaded }: { onUploaded: (runId: string) => void }) {
  const id = useId();
  const [over, setOver] = useState(false);
  const { uploading, problem, upload, stop } = useUpload(onUploaded);
  const take = (files: FileList | null) => {
    const [file] = files ?? [];
    if (file) void upload(file);
  };
  if (uploading) {
    return (
      <div className={styles.box}>
        <p>正在上传 {uploading.fileName}</p>
        <progress className={styles.bar} value={uploading.share} aria-label="上传进度" />
        <Button size="sm" onClick={stop}>
          取消上传
        </Button>
      </div>
    );
  }
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
      <label htmlFor={id} className={styles.choose}>
        选择商品文件
      </label>
      <input
        id={id}
        type="file"
        accept={ACCEPTED}
        className="visually-hidden"
        onChange={(event) => {
          take(event.target.files);
          event.target.value = '';
        }}
      />
      <p className={styles.hint}>或拖到这里。CSV、XLSX、BMEcat 1.2 / 2005（可压缩为 .gz），最大 50 MB、10 万行</p>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}
