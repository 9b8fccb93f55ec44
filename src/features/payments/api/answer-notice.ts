import type { Database } from '#platform/api/database.ts';
import { findUnfit } from '#platform/api/find-unfit.ts';
import { log } from '#platform/api/log.ts';
import { applyNotice, type NoticeOutcome } from './apply-notice.ts';
import { NoticeRefused, type PaymentChannel } from './payment-channel.ts';

/** A notice is a few kilobytes. */
export const NOTICE_BYTES = 64 * 1024;

const NOT_ACCEPTED: ReadonlySet<NoticeOutcome> = new Set(['unknown', 'wrong_amount', 'wrong_trade']);

const GONE = () => new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } });

/**
 * Answers the notice of a channel. What is not signed by it, not meant for this shop, about an unknown number or over
 * another amount is refused and logged; what is known already is accepted again, so that the channel stops.
 */
export async function answerNotice(
  database: Database,
  channels: ReadonlyMap<string, PaymentChannel>,
  { code, headers, text }: { code: string; headers: Headers; text: string },
): Promise<Response> {
  const channel = channels.get(code);
  if (!channel) return GONE();
  const answer = (accepted: boolean) => {
    const { status, contentType, text: words } = channel.reply(accepted);
    return new Response(words, { status, headers: { 'content-type': contentType, 'cache-control': 'no-store' } });
  };
  try {
    const notice = channel.readNotice({ headers, text });
    const unfit = findUnfit(notice);
    if (unfit) throw new NoticeRefused(`${unfit.path}：${unfit.problem}`);
    const outcome = await applyNotice(database, code, notice);
    return answer(!NOT_ACCEPTED.has(outcome));
  } catch (error) {
    if (!(error instanceof NoticeRefused)) throw error;
    log.warn({ channel: code, reason: error.message }, 'payment notice refused');
    return answer(false);
  }
}
