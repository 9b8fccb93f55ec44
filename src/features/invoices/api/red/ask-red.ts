import { checkSeen } from '#business/documents/api/public.ts';
import type { Db } from '#platform/api/database.ts';
import { enqueueEffect } from '#platform/api/outbox.ts';
import { refuse } from '#platform/api/refuse.ts';
import { formatAmount, parseAmount } from '#platform/shared/money.ts';
import { redErrors } from '../../contract/invoice-errors.ts';
import { RED_REASONS, type RedReason } from '../../contract/invoice-words.ts';
import { STANDING } from '../../rules/invoice-states.ts';
import { RED_HOURS } from '../../rules/red-letter-states.ts';
import { judgePart, type RedPart, wholeOf } from '../../rules/red-parts.ts';
import { type InvoiceActor, insertEvent, tellNews } from '../application-repo.ts';
import { inHours, NOW } from '../clock-columns.ts';
import { startReissue } from '../drafts/start-reissue.ts';
import { type InvoicePlace, readInvoiceLines } from '../invoice-repo.ts';
import { openInvoice } from '../issue/open-invoice.ts';
import { insertRed, lockRed, type RedPlace, type RedRow } from './red-repo.ts';

/** Topic of red letters that the platform is to hear of: `{ firmId, redId, word }`, ids as text. */
export const RED_SEND = 'invoice.red';
export const sendRed = (db: Db, { firmId, id }: RedPlace): Promise<void> =>
  enqueueEffect(db, RED_SEND, { firmId: String(firmId), redId: String(id) });

export interface RedAsk {
  version?: number;
  reason: RedReason;
  note: string;
  lines?: readonly { lineNo: number; quantity: number; amount: string }[];
  /** 换开: what comes in its place is prepared. */
  reissue?: boolean;
}

async function readParts(db: Db, { firmId, id }: InvoicePlace, lines: RedAsk['lines']): Promise<RedPart[]> {
  const rows = (await readInvoiceLines(db, firmId, [id])).map(({ line }) => line);
  if (!lines) return wholeOf(rows);
  if (new Set(lines.map(({ lineNo }) => lineNo)).size < lines.length) throw refuse(redErrors, 'RED_LINES_OVER');
  return lines.map(({ lineNo, quantity, amount }) => {
    const line = rows.find((row) => row.lineNo === lineNo);
    const part = line && judgePart(line, { quantity, amountFen: parseAmount(amount) });
    if (!part) throw refuse(redErrors, 'RED_LINES_OVER');
    return part;
  });
}

export interface NewRed {
  side: 'buyer' | 'seller';
  reason: RedReason;
  note?: string;
  caseNo?: string;
}

/**
 * Writes the request for a red letter of a locked invoice. What the buyer enters waits 72 hours for the shop; what the shop enters
 * goes to the platform, which knows whether the buyer has to agree.
 */
export async function writeRed(
  db: Db,
  actor: InvoiceActor,
  { application, invoice }: Pick<Awaited<ReturnType<typeof openInvoice>>, 'application' | 'invoice'>,
  { side, reason, note = '', caseNo = '' }: NewRed,
  parts: readonly RedPart[],
): Promise<RedRow> {
  const buyers = side === 'buyer';
  const red = await insertRed(
    db,
    {
      ...{ firmId: invoice.firmId, invoiceId: invoice.id, side, userId: actor.userId, reason, note, caseNo },
      status: buyers ? 'to_seller' : 'sending',
      expiresAt: buyers ? inHours(RED_HOURS) : null,
      nextAskAt: buyers ? null : NOW,
    } as Parameters<typeof insertRed>[1],
    parts,
  );
  const detail = `${red.redNo} ${RED_REASONS[reason]} ${formatAmount(red.amountFen)} 元`;
  await insertEvent(db, application, { actor, kind: 'red_asked', detail, invoiceId: invoice.id });
  if (buyers) await tellNews(db, application, 'redToAnswer', red.redNo, detail);
  else await sendRed(db, red);
  return red;
}

/** Somebody asks for a red letter of an invoice he sees. */
export async function askRed(
  db: Db,
  actor: InvoiceActor,
  side: 'buyer' | 'seller',
  place: InvoicePlace,
  { version, reason, note, lines, reissue = false }: RedAsk,
): Promise<RedRow> {
  const opened = await openInvoice(db, place);
  checkSeen(opened.invoice, version, () => refuse(redErrors, 'INVOICE_CHANGED'));
  if (!STANDING.includes(opened.invoice.status)) throw refuse(redErrors, 'INVOICE_STEP');
  const parts = await readParts(db, place, lines);
  if (parts.length === 0) throw refuse(redErrors, 'RED_LINES_OVER');
  const red = await writeRed(db, actor, opened, { side, reason, note }, parts);
  if (!reissue) return red;
  const draft = await startReissue(db, opened.application, red);
  if (side === 'seller') await tellNews(db, draft, 'reissue', red.redNo, opened.invoice.invoiceNo ?? '');
  return lockRed(db, red);
}
