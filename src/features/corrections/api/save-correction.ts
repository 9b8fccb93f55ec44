import { createHash } from 'node:crypto';
import type { Teller } from '#business/messages/api/public.ts';
import { DESK_CORRECTIONS_PATH } from '#business/paths/rules/public.ts';
import { readSkusForSale } from '#features/catalog/api/public.ts';
import { todayInShanghai } from '#features/catalog/rules/public.ts';
import type { Caller } from '#platform/api/caller.ts';
import { type Db, inTransaction } from '#platform/api/database.ts';
import type { FileStore } from '#platform/api/file-store.ts';
import { requireKey } from '#platform/api/idempotency.ts';
import type { HandlerContext } from '#platform/api/implement-feature.ts';
import { log } from '#platform/api/log.ts';
import { notFound, refuse } from '#platform/api/refuse.ts';
import { takeQuotas } from '#platform/api/take-quotas.ts';
import { type CorrectionInput, correctionErrors } from '../contract/correction-contract.ts';
import { correctionMessages } from '../contract/message-events.ts';
import { makeTicketNumber } from '../rules/make-ticket-number.ts';
import { insertCorrection } from './correction-repo.ts';
import { encodeCorrectionPicture } from './encode-correction-picture.ts';
import { readOwnMail } from './read-own-mail.ts';

/** Reports in 24 hours: of a person who logged in, and of an address behind which nobody did. */
const MEMBER_POINTS = 50;
const VISITOR_POINTS = 10;
const DAY_SECONDS = 86_400;

/** Who acts, for counting and for telling a repeat: the person, else the visitor's session, else the address. */
function actorOf({ userId, tokenHash }: Caller, ip: string): string {
  return userId === null ? (tokenHash ?? `ip ${ip}`) : `user ${userId}`;
}

/**
 * Keeps a report of what is wrong with an item, once per key however often it arrives, and answers its number. Pictures
 * are painted anew first; they go again when nothing was written.
 */
export async function saveCorrection(
  context: HandlerContext,
  { corrections: files, messages }: { corrections: FileStore; messages: Teller },
  input: CorrectionInput,
) {
  const { caller, scope } = context;
  const key = requireKey(context.idempotencyKey);
  const digest = createHash('sha256')
    .update(`${actorOf(caller, scope.ip)} ${key}`)
    .digest();
  const number = makeTicketNumber(todayInShanghai(new Date()), digest);
  const painted = await Promise.all(input.pictures.map(encodeCorrectionPicture));
  const pictures = await Promise.all(painted.map((picture) => files.write(picture)));
  let kept = false;
  try {
    kept = await inside(context, (db) => write(db, { caller, ip: scope.ip, number, pictures, messages }, input));
  } finally {
    if (!kept) await discard(files, pictures);
  }
  return { number, statusText: '待处理' };
}

/** Who has no session at all comes without a transaction. */
function inside<T>({ database, caller, db }: HandlerContext, work: (db: Db) => Promise<T>): Promise<T> {
  return caller.tokenHash === null ? inTransaction(database, caller, 'write', work) : work(db);
}

interface Act {
  caller: Caller;
  ip: string;
  number: string;
  pictures: string[];
  messages: Teller;
}

async function write(
  db: Db,
  { caller, ip, number, pictures, messages }: Act,
  input: CorrectionInput,
): Promise<boolean> {
  const [item] = await readSkusForSale(db, [input.itemCode], caller.levelCode);
  if (!item) throw notFound('商品');
  const { firmId, userId } = caller;
  const ownMail = userId === null ? null : await readOwnMail(db, userId);
  const contact = input.contact || (ownMail ?? '');
  const fields = [...new Set(input.fields)];
  const kept = await insertCorrection(db, {
    number,
    skuId: item.skuId,
    firmId,
    userId,
    fields,
    content: input.content,
    contact,
    pictures,
  });
  if (kept) {
    await count(db, caller, ip);
    await tellDesk(db, messages, { number, itemNo: item.itemNo, name: item.name });
  }
  return kept;
}

/** Whoever looks after corrections hears of each new one. */
function tellDesk(db: Db, messages: Teller, report: { number: string; itemNo: string; name: string }): Promise<void> {
  const { number, itemNo, name } = report;
  return messages.tell(db, {
    ...{ event: correctionMessages.received, firmId: null, to: [], holders: 'DESK_CORRECTIONS' },
    ...{ key: `correction.received:${number}`, href: DESK_CORRECTIONS_PATH },
    ...{ title: `新商品纠错 ${number}`, text: `${name}（${itemNo}），等待核实。` },
  });
}

async function count(db: Db, caller: Caller, ip: string): Promise<void> {
  const visitor = caller.userId === null;
  const quota = {
    key: `correction ${visitor ? `ip ${ip}` : `user ${caller.userId}`}`,
    points: visitor ? VISITOR_POINTS : MEMBER_POINTS,
    seconds: DAY_SECONDS,
  };
  if (await takeQuotas(db, [quota])) throw refuse(correctionErrors, 'CORRECTION_TOO_MANY');
}

/** A file left behind costs some kilobytes and must not fail what has happened. */
async function discard(files: FileStore, names: readonly string[]): Promise<void> {
  await Promise.all(names.map((name) => files.remove(name))).catch((err: unknown) =>
    log.warn({ err }, 'correction pictures not removed'),
  );
}
