import { Button } from '../controls/button.tsx';
import { shortName } from './short-name.ts';
import styles from './upload-box.module.css';

export interface Uploading {
  fileName: string;
  /** From 0 to 1; at 1 the server reads the file. */
  share: number;
}

/** How far a file is, and the way to give it up. */
export function UploadProgress({ uploading, stop }: { uploading: Uploading; stop: () => void }) {
  const { share } = uploading;
  const fileName = shortName(uploading.fileName);
  const percent = Math.round(share * 100);
  return (
    <>
      <p role="status">{percent < 100 ? `正在上传 ${fileName}，${percent}%` : `正在读取 ${fileName}`}</p>
      <progress className={styles.progress} value={share} aria-label="上传进度" />
      <Button size="sm" onClick={stop}>
        取消上传
      </Button>
    </>
  );
}
