import type { Envelope } from '#platform/shared/envelope.ts';
import { callHeaders, hearRefusal } from '#platform/web/page-caller.ts';
import { UploadProblem } from '#platform/web/upload/use-upload.ts';
import type { UploadedList } from '../../contract/bulk-schemas.ts';

export const TOO_LARGE = '文件最大 5 MB，请拆成几个文件';
const BROKEN = '上传中断，请检查网络后重试';

function answerOf(request: XMLHttpRequest): UploadedList {
  const envelope = request.response as Envelope<UploadedList> | null;
  if (request.status === 413) throw new UploadProblem(TOO_LARGE);
  if (envelope) hearRefusal(envelope);
  if (request.status !== 200 || !envelope) throw new UploadProblem(envelope?.message ?? BROKEN);
  return envelope.data;
}

/** Hands in a file and answers the list it became; `onProgress` gets the share that has gone out, from 0 to 1. */
export function sendFile(file: File, onProgress: (share: number) => void, signal: AbortSignal): Promise<UploadedList> {
  const form = new FormData();
  form.set('fileName', file.name);
  form.set('file', file);
  // Of the ways to send a file only this one tells how far it is.
  const request = new XMLHttpRequest();
  return new Promise((resolve, reject) => {
    request.open('POST', '/cart-center/bulk/upload');
    for (const [name, value] of Object.entries(callHeaders())) request.setRequestHeader(name, value);
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      try {
        resolve(answerOf(request));
      } catch (error) {
        reject(error);
      }
    };
    request.onerror = () => reject(new UploadProblem(BROKEN));
    request.onabort = () => reject(new UploadProblem(BROKEN));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(form);
  });
}
