import { JSON_PART } from '#platform/shared/json-part.ts';

export interface FormSending {
  headers: Readonly<Record<string, string>>;
  /** Share that has gone out, from 0 to 1; at 1 the server reads the file. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

function formOf(input: object): FormData {
  const form = new FormData();
  const fields: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(input)) {
    if (value instanceof File) form.append(name, value);
    else if (isFiles(value)) for (const [at, file] of value.entries()) form.append(`${name}[${at}]`, file);
    else fields[name] = value;
  }
  // First, so that the server knows what it is about before the files come.
  const whole = new FormData();
  whole.set(JSON_PART, JSON.stringify(fields));
  for (const [name, value] of form) whole.append(name, value);
  return whole;
}

const isFiles = (value: unknown): value is File[] =>
  Array.isArray(value) && value.length > 0 && value.every((one) => one instanceof File);

/** Sends an input with files as a form. Of the ways to send a file only this one tells how far it is. */
export function sendForm(path: string, input: object, { headers, onProgress, signal }: FormSending): Promise<Response> {
  const request = new XMLHttpRequest();
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    request.open('POST', path);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    request.onload = () => resolve(new Response(request.responseText, { status: request.status }));
    request.onerror = () => reject(new TypeError('upload broke off'));
    request.onabort = () => reject(new DOMException('upload given up', 'AbortError'));
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(formOf(input));
  });
}
