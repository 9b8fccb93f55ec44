import { useRef, useState } from 'react';
import { Button } from '#platform/web/controls/button.tsx';
import { ProblemWords } from '#platform/web/feedback/problem-line.tsx';
import { refuseFile } from '#platform/web/upload/refuse-file.ts';
import { type Uploading, UploadProgress } from '#platform/web/upload/upload-progress.tsx';
import { type ActContext, useAct } from '#platform/web/use-act.ts';
import styles from './quote.module.css';
import { quoteApi } from './quote-api.ts';

/** A drawing or certificate for the talk; it goes up as soon as it is chosen. */
export function AttachButton({ quoteNo }: { quoteNo: string }) {
  const act = useAct();
  const input = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [uploading, setUploading] = useState<Uploading | null>(null);
  const stopping = useRef<AbortController | null>(null);
  const attach = async (file: File) => {
    act.forget();
    const refused = refuseFile(file);
    setRefusal(refused);
    if (refused) return;
    const control = new AbortController();
    stopping.current = control;
    const onProgress = (share: number) => setUploading({ fileName: file.name, share });
    const upload = ({ context }: ActContext) => {
      const options = { context: { ...context, onProgress }, signal: control.signal };
      return quoteApi.call.upload({ quoteNo, fileName: file.name, file }, options);
    };
    await act.run(upload, '附件已上传');
    setUploading(null);
    if (control.signal.aborted) act.forget();
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
      {uploading && <UploadProgress uploading={uploading} stop={() => stopping.current?.abort()} />}
      {(refusal ?? act.problem) && <ProblemWords>{refusal ?? act.problem}</ProblemWords>}
    </>
  );
}
