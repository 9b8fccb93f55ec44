import { saveFile } from '#platform/web/browser/save-file.ts';
import type { OrderFilter, OrderTab } from '../../contract/order-schemas.ts';

export type PaperFormat = 'xlsx' | 'pdf';

const save = (path: string, input: object) => saveFile(path, input, '订单');

export const saveOrder = (orderNo: string, format: PaperFormat) =>
  save(`/oms-front/trade/export/${orderNo}`, { format });

export const saveChosen = (orderNos: readonly string[], format: PaperFormat) =>
  save('/oms-front/trade/batchExport', { orderNos, format });

export const saveFound = (filter: OrderFilter & { tab?: OrderTab }, format: PaperFormat) =>
  save('/oms-front/trade/batchExport', { filter, format });
