import { Stack } from '#platform/web/display/stack.tsx';
import { refuseFile } from '#platform/web/upload/refuse-file.ts';
import styles from './desk-order.module.css';

const MOST = 5;
const MOST_BYTES = 3 * 1024 * 1024;

type ReceiptFieldProps = { onChoose: (receipts: File[]) => void; onProblem: (problem: string | null) => void };

/** Pictures or PDFs of the signed slip; too many and too large ones are told before anything is sent. */
export function ReceiptField({ onChoose, onProblem }: ReceiptFieldProps) {
  const choose = (files: readonly File[]) => {
    if (files.length > MOST) return onProblem(`一次最多上传 ${MOST} 个文件`);
    const refused = files.find((file) => refuseFile(file, MOST_BYTES) !== null);
    if (refused) return onProblem(`${refused.name}：${refuseFile(refused, MOST_BYTES)}`);
    onProblem(null);
    onChoose([...files]);
  };
  return (
    <Stack as="label">
      <span className={styles.quiet}>签收回单（JPG、PNG、WebP 或 PDF，单个不超过 3 MB，最多 {MOST} 个）</span>
      <input
        type="file"
        multiple
        accept="image/jpeg,image/png,image/webp,application/pdf"
        onChange={(event) => choose([...(event.target.files ?? [])])}
      />
    </Stack>
  );
}
