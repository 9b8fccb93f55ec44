import { useId, useState } from 'react';
import { Button } from '#platform/web/controls/button.tsx';
import { joinClasses } from '#platform/web/join-classes.ts';
import styles from './upload-box.module.css';
import { useFileUpload } from './use-file-upload.ts';

const ACCEPTED = '.xlsx,.csv,.txt,.tsv';

/** Where a list is dropped or chosen; it goes up at once. */
export function UploadBox({ onUploaded }: { onUploaded: (listNo: string) => void }) {
  const id = useId();
  const [over, setOver] = useState(false);
  const { uploading, problem, upload, stop } = useFileUpload(onUploaded);
  const take = (files: FileList | null) => {
    const [file] = files ?? [];
    if (file) void upload(file);
  };
  if (uploading) {
    const percent = Math.round(uploading.share * 100);
    return (
      <div className={styles.box}>
        <p role="status">
          {percent < 100 ? `正在上传 ${uploading.fileName}，${percent}%` : `正在读取 ${uploading.fileName}`}
        </p>
        <progress className={styles.progress} value={uploading.share} aria-label="上传进度" />
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
      <input
        id={id}
        type="file"
        accept={ACCEPTED}
        className={joinClasses('visually-hidden', styles.input)}
        onChange={(event) => {
          take(event.target.files);
          event.target.value = '';
        }}
      />
      <label htmlFor={id} className={styles.choose}>
        选择文件
      </label>
      <p className={styles.hint}>或把文件拖到这里。支持 XLSX、CSV，最大 5 MB、5,000 行；编码和分隔符自动识别</p>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}
