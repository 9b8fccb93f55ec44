import { useRef, useState } from 'react';
import { readDataUrl } from '#platform/web/browser/read-data-url.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { refuseFile } from '#platform/web/upload/refuse-file.ts';
import { useAct } from '#platform/web/use-act.ts';
import styles from './quote.module.css';
import { quoteApi } from './quote-api.ts';

/** A drawing or certificate for the talk; it goes up as soon as it is chosen. */
export function AttachButton({ quoteNo }: { quoteNo: string }) {
  const act = useAct();
  const input = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const attach = async (file: File) => {
    act.forget();
    const refused = refuseFile(file);
    setRefusal(refused);
    if (refused) return;
    const content = await readDataUrl(file);
    await act.run((context) => quoteApi.call.upload({ quoteNo, fileName: file.name, content }, context), '附件已上传');
  };
  return (
    <>
      <Button busy={act.busy} onClick={() => input.current?.click()}>
        添加附件
      </Button>
      <span className={styles.quiet}>PDF、图片、XLSX、DOCX，单个不超过 10 MB</span>
      <input
        ref={input}
        hidden
        type="file"
        aria-label="添加附件"
        accept=".pdf,.jpg,.jpeg,.png,.webp,.xlsx,.docx"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) void attach(file);
          event.target.value = '';
        }}
      />
      {(refusal ?? act.problem) && (
        <span className={styles.problem} role="alert">
          {refusal ?? act.problem}
        </span>
      )}
    </>
  );
}
