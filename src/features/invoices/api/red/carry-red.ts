import { type Database, type Db, inTransaction } from '#platform/api/database.ts';
import { log } from '#platform/api/log.ts';
import type { RedReason } from '../../contract/invoice-words.ts';
import { MOST_TRIES, pauseAfter } from '../../rules/next-try.ts';
import { RED_HOURS, type RedStatus, redLabel, redStatusOf } from '../../rules/red-letter-states.ts';
import { insertEvent, SHOP, tellNews } from '../application-repo.ts';
import { inHours, inSeconds, NOW } from '../clock-columns.ts';
import { changeInvoice, keepOrderStates, takeFromLine } from '../invoice-repo.ts';
import { releasePart } from '../invoiceable-repo.ts';
import { openInvoice, WORKER } from '../issue/open-invoice.ts';
import { platformLine } from '../issue/platform-wishes.ts';
import type { RedAnswer, RedWish, TaxSettings } from '../platform/tax-platform.ts';
import { markStatements } from '../statements/mark-statements.ts';
import { changeRed, findRed, keyedRed, lockRed, type RedPlace, type RedRow, readRedLines } from './red-repo.ts';
import { tellEnded } from './take-ended.ts';

type Opened = Awaited<ReturnType<typeof openRed>>;

/** Locks a red letter behind its invoice, application and orders. */
export async function openRed(db: Db, place: RedPlace) {
  const seen = await findRed(db, keyedRed(place));
  if (!seen) throw new Error(`red letter ${place.id} not found`);
  const opened = await openInvoice(db, { firmId: seen.firmId, id: seen.invoiceId });
  return { ...opened, red: await lockRed(db, place) };
}

const note = (
  db: Db,
  { application, invoice }: Opened,
  kind: 'red_moved' | 'red_issued' | 'red_failed',
  detail: string,
) => insertEvent(db, application, { actor: SHOP, kind, detail, invoiceId: invoice.id });

/** It came to nothing: what it took off the invoice is there again. */
async function giveBack(db: Db, red: RedRow): Promise<void> {
  for (const { red: part } of await readRedLines(db, red)) {
    const back = { quantity: -part.quantity, amountFen: -part.amountFen, taxFen: -part.taxFen };
    await takeFromLine(db, { firmId: red.firmId, id: part.invoiceLineId }, back);
  }
}

const ENDED: readonly RedStatus[] = ['denied_by_buyer', 'denied_by_seller', 'expired', 'withdrawn', 'revoked', 'void'];

/** Moves a locked red letter to where one of both sides, the clock or the platform brings it. */
export async function moveRed(db: Db, opened: Opened, to: RedStatus, detail = ''): Promise<RedRow> {
  const { red, application } = opened;
  const ended = ENDED.includes(to);
  const goesOn = to === 'unneeded' || to === 'agreed' || to === 'sending';
  const moved = await changeRed(
    db,
    red,
    {
      nextAskAt: goesOn ? NOW : to === 'to_buyer' ? inSeconds(600) : null,
      ...(to === 'to_buyer' && { expiresAt: inHours(RED_HOURS) }),
      ...(to === 'sending' && { sendings: red.sendings + 1, attempts: 0, failure: '' }),
    },
    to,
  );
  await note(db, opened, 'red_moved', [red.redNo, redLabel(to), detail].filter(Boolean).join(' '));
  if (ended) {
    await giveBack(db, moved);
    await tellEnded(db, moved);
  }
  if (to === 'to_buyer') await tellNews(db, application, 'redToConfirm', `${red.redNo}.${moved.version}`, red.redNo);
  if (ended)
    await tellNews(db, application, 'redEnded', `${red.redNo}.${moved.version}`, `${red.redNo} ${redLabel(to)}`);
  return moved;
}

/** The red invoice exists: what it takes off may be invoiced anew, where it was not returned; orders and statements follow. */
async function keepIssued(db: Db, opened: Opened, { invoiceNo, issuedAt }: { invoiceNo: string; issuedAt: Date }) {
  const { red, invoice, application, orderIds } = opened;
  const set = { redInvoiceNo: invoiceNo, issuedAt, nextAskAt: null, failure: '' };
  const done = await changeRed(db, red, set, 'issued');
  const parts = await readRedLines(db, red);
  for (const { red: part, goods } of parts) {
    await releasePart(db, { firmId: red.firmId, lineId: goods.id }, part);
  }
  const redFen = invoice.redFen + red.amountFen;
  const to = redFen === invoice.amountFen ? 'red' : 'red_partly';
  await changeInvoice(
    db,
    invoice,
    { redFen, redTaxFen: invoice.redTaxFen + red.taxFen, ...(to === 'red' && { verifyStatus: 'red' }) },
    to,
  );
  await note(db, opened, 'red_issued', `${red.redNo} 红字发票号码 ${invoiceNo}`);
  await keepOrderStates(db, red.firmId, orderIds);
  const told = parts.map(({ red: part, goods }) => ({
    ...{ orderLineId: goods.orderLineId, quantity: -part.quantity, amountFen: -part.amountFen },
  }));
  await markStatements(db, red.firmId, orderIds, invoiceNo, told);
  await tellNews(db, application, 'redEnded', `${red.redNo}.${done.version}`, `${red.redNo} 已红冲`);
  if (red.reissueId !== null)
    await tellNews(
      db,
      { firmId: red.firmId, id: red.reissueId },
      'reissue',
      `${red.redNo}.ready`,
      `${invoice.invoiceNo} 已红冲`,
    );
}

async function failRed(db: Db, opened: Opened, why: string): Promise<void> {
  const { red, application } = opened;
  // What waits for an answer of the other side cannot fail: it is asked again.
  if (red.status === 'to_buyer' || red.status === 'to_seller') return;
  const failed = await changeRed(db, red, { failure: why, nextAskAt: null }, 'failed');
  await note(db, opened, 'red_failed', `${red.redNo}：${why}`);
  await tellNews(db, application, 'failed', `${red.redNo}.${failed.version}`, `红字确认单 ${red.redNo}：${why}`);
}

const later = (db: Db, red: RedRow) =>
  changeRed(db, red, {
    attempts: red.attempts + 1,
    nextAskAt: inSeconds(pauseAfter(red.attempts)),
  });

const LIVE: readonly RedStatus[] = ['sending', 'unneeded', 'to_buyer', 'agreed'];

async function takeAnswer(db: Db, place: RedPlace, answer: RedAnswer): Promise<void> {
  const opened = await openRed(db, place);
  const { red } = opened;
  if (!LIVE.includes(red.status)) return;
  if (answer.result === 'issued') return keepIssued(db, opened, answer);
  if (answer.result === 'refused') return failRed(db, opened, answer.why);
  const to = redStatusOf(answer.code);
  // What the buyer enters and we have agreed to may stand there as his alone for a moment.
  if (to === red.status || to === 'to_seller') await later(db, red);
  else await moveRed(db, opened, to);
}

async function readWish(db: Db, place: RedPlace): Promise<{ wish: RedWish; status: RedStatus } | null> {
  const { red, invoice } = await openRed(db, place);
  if (!LIVE.includes(red.status) || !invoice.invoiceNo) return null;
  const lines = await readRedLines(db, red);
  const wish: RedWish = {
    ...{ requestNo: red.redNo, attempt: red.sendings, invoiceNo: invoice.invoiceNo, reason: red.reason as RedReason },
    ...{ side: red.side === 'buyer' ? 'buyer' : 'seller', booked: invoice.bookedAt !== null },
    lines: lines.map(({ red: part, line, goods }) => platformLine({ goods }, { ...part, lineNo: line.lineNo })),
    ...{ netFen: red.amountFen - red.taxFen, taxFen: red.taxFen, askedAt: red.createdAt },
  };
  await changeRed(db, red, { nextAskAt: inSeconds(30) });
  return { wish, status: red.status };
}

async function ask(
  { platform }: TaxSettings,
  { wish, status }: { wish: RedWish; status: RedStatus },
): Promise<RedAnswer> {
  if (!platform) return { result: 'refused', why: '没有配置开票平台，请联系管理员' };
  const known = await platform.queryRed(wish);
  const standing =
    known.result === 'unknown' || (status === 'sending' && known.result === 'refused')
      ? await platform.requestRed(wish)
      : known;
  const agreed = status === 'agreed' && standing.result === 'standing' && ['02', '03'].includes(standing.code);
  return agreed ? platform.answerRed(wish, 'confirm') : standing;
}

/** Brings a red letter one step further at the platform: enters it, tells that both sides agree, or asks what became of it. */
export async function carryRed(database: Database, settings: TaxSettings, place: RedPlace): Promise<void> {
  const begun = await inTransaction(database, WORKER, 'write', (db) => readWish(db, place));
  if (!begun) return;
  try {
    const answer = await ask(settings, begun);
    await inTransaction(database, WORKER, 'write', (db) => takeAnswer(db, place, answer));
  } catch (err) {
    log.warn({ err, redNo: begun.wish.requestNo }, 'tax platform did not answer');
    await inTransaction(database, WORKER, 'write', async (db) => {
      const { red, application } = await openRed(db, place);
      if (!LIVE.includes(red.status)) return;
      const waiting = await later(db, red);
      if (waiting.attempts === MOST_TRIES) await tellNews(db, application, 'failed', `${red.redNo}.silent`, red.redNo);
    });
  }
}
