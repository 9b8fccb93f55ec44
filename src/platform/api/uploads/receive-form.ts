import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { ReadableStream as WebStream } from 'node:stream/web';
import { openWorkFolder } from '../work-folders.ts';
import { FormBroken, FormTooLarge, spoolForm } from './spool-form.ts';

export const isForm = (headers: Headers) => /^multipart\/form-data\b/i.test(headers.get('content-type') ?? '');

/** The same request with its form read already: whoever asks for `formData()` gets files that lie on disk. */
function withForm(request: Request, form: FormData): Request {
  const { method, headers, signal } = request;
  return Object.defineProperty(new Request(request.url, { method, headers, signal }), 'formData', {
    value: () => Promise.resolve(form),
  });
}

const statusOf = (error: unknown) => {
  if (error instanceof FormTooLarge) return 413;
  return error instanceof FormBroken ? 400 : 503;
};

/**
 * Reads a form piece by piece, files to a folder of their own that is gone when `work` has answered. What is too large
 * is cut off where it becomes so, whatever length the request claims. `refused` makes the answer to 400, 413 and 503.
 */
export async function receiveForm(
  request: Request,
  most: number,
  { work, refused }: { work: (request: Request) => Promise<Response>; refused: (status: number) => Response },
): Promise<Response> {
  if (!request.body) return refused(400);
  const folder = await openWorkFolder('upload');
  try {
    const contentType = request.headers.get('content-type') ?? '';
    const body = Readable.fromWeb(request.body as WebStream);
    const form = await spoolForm(body, { contentType, folder, most }).catch((error: unknown) => statusOf(error));
    return typeof form === 'number' ? refused(form) : await work(withForm(request, form));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
