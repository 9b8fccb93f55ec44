import { isCallError } from '#platform/web/api-client.ts';
import { UploadProblem } from '#platform/web/upload/use-upload.ts';
import type { UploadedList } from '../../contract/bulk-schemas.ts';
import { bulkApi } from '../bulk-api.ts';

export const TOO_LARGE = '文件最大 5 MB，请拆成几个文件';
const BROKEN = '上传中断，请检查网络后重试';

function wordsOf(error: unknown): string {
  if (!isCallError(error)) return BROKEN;
  return error.status === 413 ? TOO_LARGE : error.message;
}

/** Hands in a file and answers the list it became; `onProgress` gets the share that has gone out, from 0 to 1. */
export function sendFile(file: File, onProgress: (share: number) => void, signal: AbortSignal): Promise<UploadedList> {
  return bulkApi.call
    .upload({ fileName: file.name, file }, { context: { onProgress }, signal })
    .catch((error: unknown) => {
      throw new UploadProblem(wordsOf(error));
    });
}
