import type { OrderFilter, OrderTab } from '../../contract/order-schemas.ts';

export type PaperFormat = 'xlsx' | 'pdf';

/** Name out of `content-disposition`, as the server gave it. */
function fileNameOf(response: Response): string {
  const header = response.headers.get('content-disposition') ?? '';
  const encoded = /filename\*=utf-8''([^;]+)/i.exec(header)?.[1];
  return encoded ? decodeURIComponent(encoded) : (/filename="?([^";]+)/i.exec(header)?.[1] ?? '订单');
}

function keep(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Asks for a file with a call that answers one; throws the words of a refusal. */
async function save(path: string, input: object): Promise<void> {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(input),
  });
  if (!response.ok) {
    const refusal = (await response.json().catch(() => ({}))) as { message?: string };
    throw new Error(refusal.message ?? '导出失败，请稍后再试');
  }
  keep(await response.blob(), fileNameOf(response));
}

export const saveOrder = (orderNo: string, format: PaperFormat) =>
  save(`/oms-front/trade/export/${orderNo}`, { format });

export const saveChosen = (orderNos: readonly string[], format: PaperFormat) =>
  save('/oms-front/trade/batchExport', { orderNos, format });

export const saveFound = (filter: OrderFilter & { tab?: OrderTab }, format: PaperFormat) =>
  save('/oms-front/trade/batchExport', { filter, format });
