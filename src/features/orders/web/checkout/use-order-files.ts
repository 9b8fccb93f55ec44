import { useState } from 'react';
import { newIdempotencyKey, wordsOfRefusal } from '#platform/web/api-client.ts';
import { readDataUrl } from '#platform/web/browser/read-data-url.ts';
import { refuseFile } from '#platform/web/upload/refuse-file.ts';
import { useBusy } from '#platform/web/use-busy.ts';
import type { UploadedFile } from '../../contract/checkout-schemas.ts';
import { checkoutApi } from './checkout-api.ts';

/** Most files of one order; the shop holds to the same. */
export const MOST_FILES = 5;

async function upload(file: File): Promise<UploadedFile> {
  const content = await readDataUrl(file);
  const input = { fileName: file.name, content };
  return checkoutApi.call.upload(input, { context: { idempotencyKey: newIdempotencyKey() } });
}

/** Hands files in one after the other; what is refused is named with its reason, the others stay. */
export function useOrderFiles(files: readonly UploadedFile[], onChange: (files: UploadedFile[]) => void) {
  const { busy, during } = useBusy();
  const [problem, setProblem] = useState<string | null>(null);
  const handIn = async (chosen: readonly File[]) => {
    const kept = [...files];
    const problems: string[] = [];
    for (const file of chosen) {
      const refusal = kept.length >= MOST_FILES ? `最多 ${MOST_FILES} 个附件` : refuseFile(file);
      if (refusal) problems.push(`${file.name}：${refusal}`);
      else {
        try {
          kept.push(await upload(file));
        } catch (error) {
          problems.push(`${file.name}：${wordsOfRefusal(error, '上传中断，请重试')}`);
        }
      }
    }
    onChange(kept);
    setProblem(problems.join('；') || null);
  };
  return { busy, problem, add: (chosen: readonly File[]) => during(() => handIn(chosen)) };
}
