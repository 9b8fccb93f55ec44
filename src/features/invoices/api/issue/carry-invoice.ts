import { type Database, type Db, inTransaction } from '#platform/api/database.ts';
import { log } from '#platform/api/log.ts';
import { standingOf } from '../../rules/application-states.ts';
import { MOST_TRIES, pauseAfter } from '../../rules/next-try.ts';
import { type ApplicationRow, insertEvent, moveApplication, SHOP, tellNews } from '../application-repo.ts';
import { inSeconds, NOW } from '../clock-columns.ts';
import {
  changeInvoice,
  type InvoicePlace,
  type InvoiceRow,
  keepOrderStates,
  ofApplication,
  readInvoiceLines,
  readInvoices,
} from '../invoice-repo.ts';
import type { IssueAnswer, IssueWish, TaxSettings } from '../platform/tax-platform.ts';
import { takeExcess } from '../red/take-excess.ts';
import { markStatements } from '../statements/mark-statements.ts';
import { readReturned } from './accept-application.ts';
import { type OpenedInvoice as Opened, openInvoice, WORKER } from './open-invoice.ts';
import { issueWish } from './platform-wishes.ts';

/** Where the application stands once an invoice has been answered. */
export async function settleApplication(db: Db, { application }: Pick<Opened, 'application'>): Promise<void> {
  const rows = await readInvoices(db, ofApplication(application));
  const standing = standingOf(rows);
  if (standing === null || application.status !== 'issuing') return;
  const moved = await moveApplication(db, application, standing, {
    ...{ actor: SHOP, kind: standing === 'issued' ? 'invoice_issued' : 'invoice_failed' },
    detail: standing === 'issued' ? `共 ${rows.length} 张` : '',
  });
  if (standing === 'issued') {
    await tellNews(db, moved, 'issued', String(moved.version));
    if (moved.deliveryWay !== 'courier') await deliverByItself(db, moved);
  } else await tellNews(db, moved, 'failed', String(moved.version));
}

/** Electronic files are where they are wanted as soon as they are issued. */
async function deliverByItself(db: Db, issued: ApplicationRow): Promise<void> {
  await moveApplication(db, issued, 'delivered', {
    ...{
      actor: SHOP,
      kind: 'delivered',
      detail: issued.deliveryWay === 'mail' ? `邮箱 ${issued.email}` : '可自行下载',
    },
    set: { deliveredAt: NOW },
  });
}

async function failInvoice(db: Db, opened: Opened, why: string): Promise<void> {
  const { application, invoice, orderIds } = opened;
  await changeInvoice(db, invoice, { failure: why, nextAskAt: null }, 'failed');
  const detail = `${invoice.requestNo}：${why}`;
  await insertEvent(db, application, { actor: SHOP, kind: 'invoice_failed', detail, invoiceId: invoice.id });
  await keepOrderStates(db, invoice.firmId, orderIds);
  await settleApplication(db, opened);
}

async function keepIssued(db: Db, opened: Opened, answer: IssueAnswer & { result: 'issued' }, specimen: boolean) {
  const { application, invoice, orderIds } = opened;
  const { invoiceNo, issuedAt } = answer;
  const set = { invoiceNo, issuedAt, specimen, failure: '', attempts: 0, nextAskAt: NOW };
  await changeInvoice(db, invoice, set, 'issued');
  const detail = `发票号码 ${invoiceNo}`;
  await insertEvent(db, application, { actor: SHOP, kind: 'invoice_issued', detail, invoiceId: invoice.id });
  await keepOrderStates(db, invoice.firmId, orderIds);
  const lines = await readInvoiceLines(db, invoice.firmId, [invoice.id]);
  const told = lines.map(({ line, goods }) => ({
    ...{ orderLineId: goods.orderLineId, quantity: line.quantity, amountFen: line.amountFen },
  }));
  await markStatements(db, invoice.firmId, orderIds, invoiceNo, told);
  // What came back while the platform had it in hand was not to be taken off an invoice that was not there.
  for (const { goods } of lines) await takeExcess(db, goods, { reason: '02', note: '开票期间退货或调整' });
  await settleApplication(db, opened);
}

const later = (db: Db, invoice: InvoiceRow): Promise<InvoiceRow> =>
  changeInvoice(db, invoice, {
    attempts: invoice.attempts + 1,
    nextAskAt: inSeconds(pauseAfter(invoice.attempts)),
  });

/** Takes an answer in, once: what has been answered already stays as it is. */
async function takeAnswer(db: Db, place: InvoicePlace, answer: IssueAnswer, specimen: boolean): Promise<void> {
  const opened = await openInvoice(db, place);
  if (opened.invoice.status !== 'sending') return;
  if (answer.result === 'issued') await keepIssued(db, opened, answer, specimen);
  else if (answer.result === 'refused') await failInvoice(db, opened, answer.why);
  else await later(db, opened.invoice);
}

/** What is to be said to the platform about an invoice; null where nothing is, or its goods are back. */
async function beginSending(db: Db, place: InvoicePlace, settings: TaxSettings): Promise<Begun | null> {
  const opened = await openInvoice(db, place);
  const { application, orderIds } = opened;
  let { invoice } = opened;
  const first = invoice.status === 'waiting';
  if (!first && invoice.status !== 'sending') return null;
  if (first) {
    const returned = await readReturned(db, invoice.firmId, orderIds);
    invoice = await changeInvoice(db, invoice, { nextAskAt: inSeconds(30) }, 'sending');
    if (returned.length > 0) {
      await failInvoice(db, { ...opened, invoice }, '部分商品已退货或取消，请取消申请后重新申请');
      return null;
    }
    await keepOrderStates(db, invoice.firmId, orderIds);
  }
  const lines = await readInvoiceLines(db, invoice.firmId, [invoice.id]);
  return { first, invoice, wish: issueWish(application, invoice, lines, settings.seller) };
}

interface Begun {
  first: boolean;
  invoice: InvoiceRow;
  wish: IssueWish;
}

/** Asks what became of a request, and sends it where it never arrived. */
async function ask(settings: TaxSettings, { wish, first, invoice }: Begun): Promise<IssueAnswer> {
  const { platform } = settings;
  if (!platform) return { result: 'refused', why: '没有配置开票平台，请联系管理员' };
  const known = first ? ({ result: 'unknown' } as const) : await platform.query(wish);
  // People looked at what was refused and want it sent once more.
  const again = known.result === 'refused' && invoice.attempts === 0;
  return known.result === 'unknown' || again ? platform.issue(wish) : known;
}

/** A platform that has been silent for long is a matter for people; whether it issued is known only to it. */
async function noteSilence(db: Db, place: InvoicePlace): Promise<void> {
  const { application, invoice } = await openInvoice(db, place);
  if (invoice.status !== 'sending') return;
  const waiting = await later(db, invoice);
  if (waiting.attempts !== MOST_TRIES) return;
  await tellNews(db, application, 'failed', `${invoice.requestNo}.silent`, '开票平台长时间没有应答');
}

/**
 * Brings an invoice one step further: sends it, or asks what became of it. It is written down before it is sent, so that after any
 * crash it is asked about under its number and issued once.
 */
export async function carryInvoice(database: Database, settings: TaxSettings, place: InvoicePlace): Promise<void> {
  const begun = await inTransaction(database, WORKER, 'write', (db) => beginSending(db, place, settings));
  if (!begun) return;
  try {
    const answer = await ask(settings, begun);
    await inTransaction(database, WORKER, 'write', (db) => takeAnswer(db, place, answer, settings.specimen));
  } catch (err) {
    log.warn({ err, requestNo: begun.wish.requestNo }, 'tax platform did not answer');
    await inTransaction(database, WORKER, 'write', (db) => noteSilence(db, place));
  }
}
