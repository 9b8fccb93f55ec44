import { callHeaders, noticeStalePage } from '../page-caller.ts';

/** Name out of `content-disposition`, as the server gave it. */
function fileNameOf(response: Response, otherwise: string): string {
  const header = response.headers.get('content-disposition') ?? '';
  const encoded = /filename\*=utf-8''([^;]+)/i.exec(header)?.[1];
  return encoded ? decodeURIComponent(encoded) : (/filename="?([^";]+)/i.exec(header)?.[1] ?? otherwise);
}

/** Hands a file to the browser's downloads. */
export function keepFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Said when an export became a task. */
export const MADE_IN_BACKGROUND = '内容较多，正在后台生成，完成后可在这里下载';

/**
 * Asks for a file with a call that answers one; throws the words of a refusal. False where the call answered something
 * else: that the file is being made.
 */
export async function saveFile(path: string, input: object, otherwise: string): Promise<boolean> {
  const response = await fetch(path, {
    method: 'POST',
    headers: { ...callHeaders(), 'content-type': 'application/json' },
    body: JSON.stringify(input),
  });
  if (!response.ok) {
    const refusal = (await response.json().catch(() => ({}))) as { message?: string; error?: string };
    noticeStalePage(refusal);
    throw new Error(refusal.message ?? '导出失败，请稍后再试');
  }
  if (response.headers.get('content-type')?.includes('application/json')) return false;
  keepFile(await response.blob(), fileNameOf(response, otherwise));
  return true;
}
