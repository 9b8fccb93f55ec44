import { RED_LETTER_ACTS } from './red-letter-acts.ts';
import { anyRow, ask, press } from './year-calls.ts';
import { openPlatform, type YearWorld } from './year-world.ts';

async function someNumbers(w: YearWorld, text: string): Promise<string[]> {
  const { rows } = await w.owner.query<{ no: string }>(text, [w.buyer.firmId]);
  return rows
    .map(({ no }) => no)
    .filter(() => w.draw(4) === 0)
    .slice(0, 4);
}

/** From orders, whole or some units of some lines, one invoice for all of them or each its own. */
async function applyFromOrders(w: YearWorld): Promise<void> {
  const orderNos = await someNumbers(
    w,
    `select order_no as no from orders where firm_id = $1 and status in ('partly_signed', 'signed', 'completed') order by id desc`,
  );
  if (orderNos.length === 0) return;
  const lines = orderNos.flatMap((orderNo) =>
    [0, 1, 2].filter(() => w.draw(2)).map((lineNo) => ({ orderNo, lineNo, quantity: 1 + w.draw(4) })),
  );
  const some = w.draw(3) === 0 && lines.length > 0 ? { lines } : {};
  await press(w, '/invoices/apply', {
    source: 'orders',
    orderNos,
    merge: w.draw(2) === 0,
    deliveryWay: 'download',
    ...some,
  });
}

async function applyFromStatements(w: YearWorld): Promise<void> {
  const statementNos = await someNumbers(
    w,
    'select statement_no as no from statements where firm_id = $1 order by id desc',
  );
  if (statementNos.length === 0) return;
  const deliveryWay = w.draw(3) === 0 ? 'courier' : 'download';
  const to = { receiver: '李敏', phone: '13900010001', province: '上海', detail: '某路 1 号' };
  const way = deliveryWay === 'courier' ? { deliveryWay, receiver: to } : { deliveryWay };
  await press(w, '/invoices/apply', { source: 'statements', statementNos, merge: w.draw(2) === 0, ...way });
}

interface ApplicationNow {
  application_no: string;
  version: number;
}

/** An act upon an application in one of these states. */
const onApplication =
  (path: string, statuses: readonly string[], more: object = {}) =>
  async (w: YearWorld): Promise<void> => {
    const found = await anyRow<ApplicationNow>(
      w,
      'select application_no, version from invoice_applications where firm_id = $1 and status = any($2) order by id',
      [w.buyer.firmId, statuses],
    );
    if (!found) return;
    const { application_no: applicationNo, version } = found;
    await press(
      w,
      `/invoices/${path}`,
      { applicationNo, version, ...more },
      path.startsWith('desk/') ? w.staff : w.buyer,
    );
  };

async function assignCodes(w: YearWorld): Promise<void> {
  const itemNos = w.items.map(({ itemNo }) => itemNo);
  await ask(
    w,
    '/invoices/desk/taxCodes/assign',
    { itemNos: [itemNos[3]], code: '1080401010000000000' },
    { as: w.staff },
  );
}

export const INVOICE_ACTS: Readonly<Record<string, (w: YearWorld) => Promise<void>>> = {
  applyFromOrders,
  applyFromStatements,
  accept: onApplication('desk/accept', ['reviewing']),
  reject: onApplication('desk/reject', ['reviewing', 'accepted', 'failed'], { reason: '抬头有误' }),
  retry: onApplication('desk/retry', ['partly_issued', 'failed']),
  close: onApplication('desk/close', ['partly_issued'], { reason: '不再开具' }),
  sendPaper: onApplication('desk/deliver', ['issued'], { carrier: '顺丰', trackingNo: 'SF1' }),
  cancel: onApplication('cancel', ['reviewing', 'accepted', 'failed'], { reason: '不要了' }),
  sign: onApplication('sign', ['delivered']),
  ...RED_LETTER_ACTS,
  assignCodes,
  platformForgets: async (w) => (w.draw(3) === 0 ? openPlatform(w) : undefined),
};
