import { anyRow, press, yuan } from './year-calls.ts';
import type { YearWorld } from './year-world.ts';

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

export const RED_LETTER_ACTS: Readonly<Record<string, (w: YearWorld) => Promise<void>>> = {
  askRedAsBuyer: askRed('buyer'),
  askRedAtDesk: askRed('desk'),
  bookInvoice,
  answerRed,
  letExpire,
};
