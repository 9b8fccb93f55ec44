import { readDataUrl } from '#platform/web/browser/read-data-url.ts';
import { refuseFile } from '#platform/web/upload/refuse-file.ts';
import styles from './desk-order.module.css';

export interface ChosenReceipt {
  fileName: string;
  content: string;
}

const MOST = 5;
const MOST_BYTES = 3 * 1024 * 1024;

type ReceiptFieldProps = { onChoose: (receipts: ChosenReceipt[]) => void; onProblem: (problem: string | null) => void };

/** Pictures or PDFs of the signed slip; too many and too large ones are told before anything is sent. */
export function ReceiptField({ onChoose, onProblem }: ReceiptFieldProps) {
  const choose = async (files: readonly File[]) => {
    if (files.length > MOST) return onProblem(`一次最多上传 ${MOST} 个文件`);
    const refused = files.find((file) => refuseFile(file, MOST_BYTES) !== null);
    if (refused) return onProblem(`${refused.name}：${refuseFile(refused, MOST_BYTES)}`);
    onProblem(null);
    onChoose(await Promise.all(files.map(async (file) => ({ fileName: file.name, content: await readDataUrl(file) }))));
  };
  return (
    <label className={styles.stack}>
      <span className={styles.quiet}>签收回单（JPG、PNG、WebP 或 PDF，单个不超过 3 MB，最多 {MOST} 个）</span>
      <input
        type="file"
        multiple
        accept="image/jpeg,image/png,image/webp,application/pdf"
        onChange={(event) => void choose([...(event.target.files ?? [])]).catch(() => onProblem('文件无法读取'))}
      />
    </label>
  );
}
