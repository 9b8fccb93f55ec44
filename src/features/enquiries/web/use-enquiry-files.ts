import { useState } from 'react';
import { isCallError, newIdempotencyKey } from '#platform/web/api-client.ts';
import { readDataUrl } from '#platform/web/browser/read-data-url.ts';
import type { UploadedFile } from '../contract/enquiry-schemas.ts';
import { enquiryApi } from './enquiry-api.ts';

const MAX_BYTES = 10 * 1024 * 1024;

async function upload(file: File): Promise<UploadedFile> {
  if (file.size === 0) throw new Error('文件为空');
  if (file.size > MAX_BYTES) throw new Error('超过 10 MB');
  const input = { fileName: file.name, content: await readDataUrl(file) };
  return enquiryApi.call.upload(input, { context: { idempotencyKey: newIdempotencyKey() } });
}

/** Hands files in one after the other; what is refused is named with its reason, the others stay. */
export function useEnquiryFiles(most: number, first: readonly UploadedFile[] = []) {
  const [files, setFiles] = useState(first);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const add = async (chosen: readonly File[]) => {
    setBusy(true);
    const kept = [...files];
    const problems: string[] = [];
    for (const file of chosen) {
      try {
        if (kept.length >= most) throw new Error(`最多 ${most} 个附件`);
        kept.push(await upload(file));
      } catch (error) {
        const why = error instanceof Error && !isCallError(error) ? error.message : null;
        problems.push(`${file.name}：${isCallError(error) ? error.message : (why ?? '上传中断，请重试')}`);
      }
    }
    setFiles(kept);
    setProblem(problems.join('；') || null);
    setBusy(false);
  };
  const remove = (id: string) => setFiles(files.filter((file) => file.id !== id));
  const clear = () => setFiles([]);
  return { files, busy, problem, add, remove, clear };
}
