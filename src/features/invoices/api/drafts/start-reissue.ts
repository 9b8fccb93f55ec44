import type { Db } from '#platform/api/database.ts';
import type { DraftWish } from '../../contract/draft-schemas.ts';
import type { ApplicationRow } from '../application-repo.ts';
import { changeRed, type RedRow, readRedLines } from '../red/red-repo.ts';
import { insertDraft } from './draft-repo.ts';
import { readNumbers } from './reissue-repo.ts';

type Taken = Awaited<ReturnType<typeof readRedLines>>[number];

/** Units of a red letter as an application names them; money without units is not asked for by units. */
async function readUnits(db: Db, firmId: bigint, taken: readonly Taken[]) {
  const { orders, lines } = await readNumbers(db, firmId, [...new Set(taken.map(({ goods }) => goods.orderId))]);
  const units = new Map<string, { orderNo: string; lineNo: number; quantity: number }>();
  for (const { red, goods } of taken) {
    const orderNo = orders.find(({ id }) => id === goods.orderId)?.orderNo ?? '';
    const lineNo = lines.find(({ id }) => id === goods.orderLineId)?.lineNo ?? 0;
    const before = units.get(`${orderNo} ${lineNo}`)?.quantity ?? 0;
    units.set(`${orderNo} ${lineNo}`, { orderNo, lineNo, quantity: before + red.quantity });
  }
  return { orderNos: orders.map(({ orderNo }) => orderNo), lines: [...units.values()] };
}

/**
 * 发票换开: a draft for what comes in the place of what a red letter takes off, and each of both knows the other. It is handed in
 * once the red invoice exists, with another title or type.
 */
export async function startReissue(
  db: Db,
  application: ApplicationRow,
  red: RedRow,
  userId: bigint = application.userId,
): Promise<ApplicationRow> {
  const { orderNos, lines } = await readUnits(db, red.firmId, await readRedLines(db, red));
  const named = lines.filter(({ quantity }) => quantity > 0);
  const { merge, remarkTemplate, email, receiver } = application;
  const deliveryWay = application.deliveryWay as DraftWish['deliveryWay'];
  const same = { merge, remarkTemplate, deliveryWay, email, note: '' };
  const wish: DraftWish = {
    ...{ source: 'case', orderNos, statementNos: [], caseNo: red.caseNo, ...same },
    ...(receiver && { receiver }),
    ...(named.length > 0 && { lines: named }),
  };
  const draft = await insertDraft(db, {
    ...{ firmId: red.firmId, userId, source: 'case', caseNo: red.caseNo, ...same, receiver },
    ...{ title: application.title, type: application.type, lineCount: lines.length, amountFen: red.amountFen },
    draft: wish,
  });
  await changeRed(db, red, { reissueId: draft.id });
  return draft;
}
