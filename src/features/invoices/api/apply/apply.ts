import { readCodesOfItems } from '#features/materials/api/public.ts';
import { writeAudit } from '#platform/api/audit.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { refuse } from '#platform/api/refuse.ts';
import { formatAmount, sum } from '#platform/shared/money.ts';
import type { Applied, ApplyInput } from '../../contract/apply-schemas.ts';
import { applyErrors } from '../../contract/invoice-errors.ts';
import { applicationLabel } from '../../rules/application-states.ts';
import { tooLarge } from '../../rules/split-invoices.ts';
import {
  type ApplicationRow,
  insertApplication,
  insertEvent,
  insertLines,
  lockApplication,
  moveApplication,
  type NewApplication,
  type NewLine,
  SHOP,
  tellNews,
} from '../application-repo.ts';
import { readOrdinary } from '../codes/ordinary-repo.ts';
import { FREIGHT_CODE, findCode, type ItemCode, readItemCodes } from '../codes/tax-code-repo.ts';
import { lockOwnDraft, readReissued } from '../drafts/draft-repo.ts';
import { acceptApplication } from '../issue/accept-application.ts';
import { readPolicyFor } from '../policy-repo.ts';
import { groupByTitle, type TitledLines } from './group-by-title.ts';
import { readWanted } from './read-wanted.ts';
import { lineNoOf, nameOf, type WantedLine } from './wanted-lines.ts';

type OwnDraft = Awaited<ReturnType<typeof lockOwnDraft>>;

/** Where invoices go has to be known before anybody works on them. */
function checkPlace({ deliveryWay, email, receiver }: ApplyInput): void {
  const known = deliveryWay === 'download' || (deliveryWay === 'mail' ? email !== '' : receiver !== undefined);
  if (!known) throw refuse(applyErrors, 'INVOICE_PLACE_MISSING');
}

/** A unit that alone is more than one invoice may come to. */
export function refuseTooLarge(wanted: readonly WantedLine[], limitFen: bigint): void {
  const lines = wanted.map((line) => ({ ...line, lineNo: lineNoOf(line), orderNo: line.order.orderNo }));
  const large = tooLarge(lines, limitFen);
  if (large.length === 0) return;
  const message = `单件超过 ${formatAmount(limitFen)} 元`;
  const data = { lines: large.map(({ orderNo, lineNo }) => ({ orderNo, lineNo, message })) };
  throw refuse(applyErrors, 'INVOICE_UNIT_LARGE', { data });
}

export interface LineCodes {
  items: ReadonlyMap<bigint, ItemCode>;
  freight: ItemCode | null;
  /** No special invoice is issued for these. */
  ordinary: ReadonlySet<bigint>;
}

/** Goods of which no special invoice is issued, under a title that wants one (behaviours 2.9, isCanVAT). */
export function refuseSpecial(groups: readonly TitledLines[], { ordinary }: LineCodes): void {
  const wrong = groups
    .filter(({ invoice }) => invoice.type === 2)
    .flatMap(({ lines }) => lines.filter(({ goods }) => goods && ordinary.has(goods.skuId)));
  if (wrong.length === 0) return;
  const message = '只能开具普通发票';
  const data = { lines: wrong.map((line) => ({ orderNo: line.order.orderNo, lineNo: lineNoOf(line), message })) };
  throw refuse(applyErrors, 'INVOICE_ORDINARY_ONLY', { data });
}

export async function readLineCodes(db: Db, wanted: readonly WantedLine[]): Promise<LineCodes> {
  const skuIds = [...new Set(wanted.flatMap(({ goods }) => goods?.skuId ?? []))];
  return {
    items: await readItemCodes(db, skuIds),
    freight: await findCode(db, FREIGHT_CODE),
    ordinary: await readOrdinary(db, skuIds),
  };
}
export const codeOf = ({ goods }: WantedLine, { items, freight }: LineCodes): ItemCode | null =>
  goods ? (items.get(goods.skuId) ?? null) : freight;

function lineOf(line: WantedLine, index: number, code: ItemCode | null, materialCode: string): NewLine {
  const { order, goods, quantity, amountFen, taxRateBp, statementNo } = line;
  return {
    ...{ lineNo: index + 1, orderId: order.orderId, orderLineId: goods?.orderLineId ?? null, statementNo },
    ...{ itemNo: goods?.itemNo ?? '', productName: nameOf(line), spec: goods?.spec ?? '', unit: goods?.unit ?? '次' },
    ...{ materialCode, quantity, amountFen, taxRateBp },
    ...{ taxCode: code?.code ?? '', taxShortName: code?.shortName ?? '' },
  };
}

interface Wished {
  input: ApplyInput;
  codes: LineCodes;
  /** Becomes the application; null: a new one. */
  draft: OwnDraft | null;
}

/** The row of an application; a draft that is handed in goes on under its number. */
async function makeRow(db: Db, caller: SignedInCaller, fields: NewApplication, draft: OwnDraft | null) {
  const actor = { side: 'buyer', userId: caller.userId } as const;
  if (draft) {
    const { source, caseNo } = draft;
    const set = { ...fields, draft: null, userId: draft.userId, source, caseNo };
    return moveApplication(db, draft, 'reviewing', { actor, kind: 'applied', set });
  }
  const row = await insertApplication(db, fields);
  await insertEvent(db, row, { actor, kind: 'applied' }, null);
  return row;
}

async function writeApplication(
  db: Db,
  caller: SignedInCaller,
  { invoice, lines }: TitledLines,
  { input, codes, draft }: Wished,
): Promise<ApplicationRow> {
  const materials = await readCodesOfItems(
    db,
    caller.firmId,
    lines.flatMap(({ goods }) => goods?.skuId ?? []),
  );
  const fields: NewApplication = {
    ...{ firmId: caller.firmId, userId: caller.userId, source: input.source, caseNo: '' },
    ...{ type: invoice.type, title: invoice, merge: input.merge, remarkTemplate: input.remarkTemplate },
    ...{ deliveryWay: input.deliveryWay, email: input.email || (invoice.email ?? ''), note: input.note },
    receiver: input.deliveryWay === 'courier' ? (input.receiver ?? null) : null,
    lineCount: lines.length,
    amountFen: sum(lines.map(({ amountFen }) => amountFen)),
  };
  const row = await makeRow(db, caller, fields, draft);
  const rows = lines.map((line, index) =>
    lineOf(line, index, codeOf(line, codes), (line.goods && materials.get(line.goods.skuId)?.[0]) || ''),
  );
  await insertLines(db, row, rows);
  await writeAudit(db, caller, {
    action: 'invoice.applied',
    objectType: 'invoice_application',
    objectId: row.applicationNo,
    after: { source: row.source, amountFen: String(row.amountFen) },
  });
  return row;
}

/** A draft that comes in the place of an invoice waits until that is taken back. */
async function openDraft(db: Db, caller: SignedInCaller, { draft }: ApplyInput): Promise<OwnDraft | null> {
  if (!draft) return null;
  const row = await lockOwnDraft(db, caller, draft);
  const old = await readReissued(db, row);
  if (old && old.status !== 'issued') throw refuse(applyErrors, 'INVOICE_DRAFT_WAITS');
  return row;
}

/**
 * Applies for invoices of orders or statements: under the locks of the orders, all or nothing, one application for each title. What
 * is below the limit of the shop is accepted at once.
 */
export async function applyForInvoices(db: Db, caller: SignedInCaller, input: ApplyInput): Promise<Applied> {
  const wanted = await readWanted(db, caller, input, true);
  checkPlace(input);
  const policy = await readPolicyFor(db, caller.firmId);
  refuseTooLarge(wanted, policy.limitFen);
  const codes = await readLineCodes(db, wanted);
  const groups = await groupByTitle(db, caller, wanted, input.titleId);
  refuseSpecial(groups, codes);
  let draft = await openDraft(db, caller, input);
  const applications: Applied['applications'] = [];
  for (const group of groups) {
    const row = await writeApplication(db, caller, group, { input, codes, draft });
    draft = null;
    const alone = policy.aloneFen > 0n && row.amountFen <= policy.aloneFen;
    if (alone) await acceptApplication(db, SHOP, row);
    else await tellNews(db, row, 'received', '1');
    const { status } = await lockApplication(db, row);
    const { applicationNo, amountFen } = row;
    const amount = formatAmount(amountFen);
    applications.push({ applicationNo, title: row.title.title, amount, statusLabel: applicationLabel(status) });
  }
  return { applications };
}
