import { findUnfit } from '#platform/api/find-unfit.ts';
import { log } from '#platform/api/log.ts';
import { type CarrierAdapter, type CarrierPush, PushRefused, type RawPush } from './carrier-adapter.ts';

/** A push is a few kilobytes. */
export const PUSH_BYTES = 64 * 1024;

/** Takes in news of a parcel; false: the parcel is not one of its own. Repeats change nothing. */
export type PushTaker = (push: CarrierPush) => Promise<boolean>;

const answer = (status: number, result: string) =>
  Response.json({ result }, { status, headers: { 'cache-control': 'no-store' } });

/**
 * Answers news that a carrier brings. What it did not sign is refused and logged, without a word of why; what is of no parcel of
 * ours is answered so that it stops; what went wrong here is thrown, and it comes again.
 */
export async function answerPush(
  carrier: CarrierAdapter | null,
  takers: readonly PushTaker[],
  raw: RawPush,
): Promise<Response> {
  if (!carrier) return answer(404, 'unknown');
  try {
    const push = carrier.readPush(raw);
    const unfit = findUnfit(push);
    if (unfit) throw new PushRefused(`${unfit.path}：${unfit.problem}`);
    for (const take of takers) if (await take(push)) return answer(200, 'taken');
    log.warn({ name: push.name }, 'news of a parcel that nobody sent');
    return answer(404, 'unknown');
  } catch (error) {
    if (!(error instanceof PushRefused)) throw error;
    log.warn({ reason: error.message }, 'news of a carrier refused');
    return answer(401, 'refused');
  }
}
