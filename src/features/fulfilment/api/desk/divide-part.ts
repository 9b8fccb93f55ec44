import type { Db } from '#platform/api/database.ts';
import { refuse } from '#platform/api/refuse.ts';
import { deskErrors } from '../../contract/fulfilment-errors.ts';
import { divideProblem, dividePart as whatStays } from '../../rules/divide-part.ts';
import { promiseOfDivided } from '../../rules/part-promise.ts';
import { partStates } from '../../rules/part-status.ts';
import { byLineId, openWork, partOf } from '../open-work.ts';
import { insertParts, keepPartLines } from '../part-repo.ts';
import { settleWork } from '../settle-work.ts';
import type { WorkActor } from '../work-actor.ts';

export interface DivideRequest {
  orderNo: string;
  version: number;
  partNo: number;
  lines: readonly { lineNo: number; quantity: number }[];
  /** Day the new part is promised for; null: the day of the old one. */
  promisedOn: string | null;
}

/** Takes quantities of a part that nobody has picked yet into a part of their own. */
export async function dividePart(db: Db, actor: WorkActor, request: DivideRequest) {
  const work = await openWork(db, { orderNo: request.orderNo }, request.version);
  const part = partOf(work, request.partNo);
  if (!partStates.allows('divide', part.status)) {
    throw refuse(deskErrors, 'PART_NOT_READY', { message: '只有待拣货的分单可以拆分' });
  }
  const moved = byLineId(work, request.lines);
  const problem = divideProblem(part.lines, moved);
  if (problem) throw refuse(deskErrors, 'QUANTITIES_REFUSED', { message: problem });
  const { firmId } = work;
  await keepPartLines(db, { firmId, partId: part.partId }, part.lines, whatStays(part.lines, moved));
  const promise = promiseOfDivided(part, request.promisedOn);
  const partNo = Math.max(...work.parts.map((one) => one.partNo)) + 1;
  await insertParts(db, work, [{ warehouse: part.warehouse, promise, lines: moved }], partNo);
  const detail = `分单 ${part.partNo} 拆出 ${moved.length} 种商品为分单 ${partNo}`;
  const after = { partNo: part.partNo, newPartNo: partNo, lines: request.lines };
  return settleWork(db, actor, work, { kind: 'divided', detail, action: 'part.divided', after });
}
