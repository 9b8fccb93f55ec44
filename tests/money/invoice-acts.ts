import { anyRow, ask, openPlatform, press, type YearWorld, yuan } from './year-world.ts';

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

interface InvoiceNow {
  id: string;
  request_no: string;
  version: number;
}
const anyInvoice = (w: YearWorld) =>
  anyRow<InvoiceNow>(
    w,
    `select id, request_no, version from invoices where firm_id = $1 and status in ('issued', 'red_partly') order by id`,
    [w.buyer.firmId],
  );

/** One side wants an invoice taken back, whole or a part of a line. */
const askRed =
  (side: 'buyer' | 'desk') =>
  async (w: YearWorld): Promise<void> => {
    const found = await anyInvoice(w);
    if (!found) return;
    const line = await anyRow<{ line_no: number; quantity: number; amount_fen: string }>(
      w,
      'select line_no, quantity, amount_fen from invoice_lines where invoice_id = $1 order by line_no',
      [found.id],
    );
    if (!line) return;
    const amount = yuan(1 + w.draw(Number(line.amount_fen)));
    const part = { lineNo: line.line_no, quantity: w.draw(line.quantity + 1), amount };
    const { request_no: requestNo, version } = found;
    const reason = ['01', '02', '03', '04'][w.draw(4)];
    const input = { requestNo, version, reason, ...(w.draw(2) && { lines: [part] }) };
    await press(
      w,
      side === 'desk' ? '/invoices/desk/red/ask' : '/invoices/red/ask',
      input,
      side === 'desk' ? w.staff : w.buyer,
    );
  };

async function bookInvoice(w: YearWorld): Promise<void> {
  const found = await anyInvoice(w);
  if (!found) return;
  const { request_no: requestNo, version } = found;
  await press(w, '/invoices/book', { requestNo, version, booked: w.draw(3) > 0, purpose: 'deduct' });
}

const RED_ACTS: Readonly<Record<string, readonly [path: string, acts: readonly string[]]>> = {
  to_buyer: ['/invoices/red/answer', ['confirmRed', 'confirmRed', 'denyRed']],
  to_seller: ['/invoices/desk/red/answer', ['agreeRed', 'agreeRed', 'refuseRed']],
  failed: ['/invoices/desk/red/answer', ['retryRed', 'recallRed']],
};

async function answerRed(w: YearWorld): Promise<void> {
  const found = await anyRow<{ red_no: string; version: number; status: string }>(
    w,
    'select red_no, version, status from invoice_red_letters where firm_id = $1 and status = any($2) order by id',
    [w.buyer.firmId, Object.keys(RED_ACTS)],
  );
  const way = found && RED_ACTS[found.status];
  if (!way) return;
  const [path, acts] = way;
  const input = { redNo: found.red_no, version: found.version, act: acts[w.draw(acts.length)] };
  const withdrawn = found.status === 'to_seller' && w.draw(5) === 0;
  if (withdrawn) return press(w, '/invoices/red/answer', { ...input, act: 'withdrawRed' });
  await press(w, path, input, path.includes('desk') ? w.staff : w.buyer);
}

/** 72 hours pass over one that nobody has answered. */
async function letExpire(w: YearWorld): Promise<void> {
  const found = await anyRow<{ id: string }>(
    w,
    `select id from invoice_red_letters where firm_id = $1 and status in ('to_buyer', 'to_seller') order by id`,
    [w.buyer.firmId],
  );
  if (found && w.draw(2))
    await w.owner.query(`update invoice_red_letters set expires_at = now() - interval '1 hour' where id = $1`, [
      found.id,
    ]);
}

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
  askRedAsBuyer: askRed('buyer'),
  askRedAtDesk: askRed('desk'),
  bookInvoice,
  answerRed,
  letExpire,
  assignCodes,
  platformForgets: async (w) => (w.draw(3) === 0 ? openPlatform(w) : undefined),
};
