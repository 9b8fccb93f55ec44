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
  type NewLine,
  SHOP,
  tellNews,
} from '../application-repo.ts';
import { FREIGHT_CODE, findCode, type ItemCode, readItemCodes } from '../codes/tax-code-repo.ts';
import { acceptApplication } from '../issue/accept-application.ts';
import { readPolicy } from '../policy-repo.ts';
import { groupByTitle, type TitledLines } from './group-by-title.ts';
import { readWanted } from './read-wanted.ts';
import { lineNoOf, nameOf, type WantedLine } from './wanted-lines.ts';

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
}

export async function readLineCodes(db: Db, wanted: readonly WantedLine[]): Promise<LineCodes> {
  const skuIds = wanted.flatMap(({ goods }) => goods?.skuId ?? []);
  return { items: await readItemCodes(db, [...new Set(skuIds)]), freight: await findCode(db, FREIGHT_CODE) };
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

async function writeApplication(
  db: Db,
  caller: SignedInCaller,
  input: ApplyInput,
  { invoice, lines }: TitledLines,
  codes: LineCodes,
): Promise<ApplicationRow> {
  const materials = await readCodesOfItems(
    db,
    caller.firmId,
    lines.flatMap(({ goods }) => goods?.skuId ?? []),
  );
  const row = await insertApplication(db, {
    ...{ firmId: caller.firmId, userId: caller.userId, source: input.source, caseNo: input.caseNo },
    ...{ type: invoice.type, title: invoice, merge: input.merge, remarkTemplate: input.remarkTemplate },
    ...{ deliveryWay: input.deliveryWay, email: input.email || (invoice.email ?? ''), note: input.note },
    receiver: input.deliveryWay === 'courier' ? (input.receiver ?? null) : null,
    lineCount: lines.length,
    amountFen: sum(lines.map(({ amountFen }) => amountFen)),
  });
  const rows = lines.map((line, index) =>
    lineOf(line, index, codeOf(line, codes), (line.goods && materials.get(line.goods.skuId)?.[0]) || ''),
  );
  await insertLines(db, row, rows);
  await insertEvent(db, row, { actor: { side: 'buyer', userId: caller.userId }, kind: 'applied' }, null);
  await writeAudit(db, caller, {
    action: 'invoice.applied',
    objectType: 'invoice_application',
    objectId: row.applicationNo,
    after: { source: row.source, amountFen: String(row.amountFen) },
  });
  return row;
}

/**
 * Applies for invoices of orders or statements: under the locks of the orders, all or nothing, one application for each title. What
 * is below the limit of the shop is accepted at once.
 */
export async function applyForInvoices(db: Db, caller: SignedInCaller, input: ApplyInput): Promise<Applied> {
  const wanted = await readWanted(db, caller, input, true);
  checkPlace(input);
  const policy = await readPolicy(db);
  refuseTooLarge(wanted, policy.limitFen);
  const codes = await readLineCodes(db, wanted);
  const applications: Applied['applications'] = [];
  for (const group of await groupByTitle(db, caller, wanted, input.titleId)) {
    const row = await writeApplication(db, caller, input, group, codes);
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
