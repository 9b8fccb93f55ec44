import type { QuoteEvent } from '../contract/quote-schemas.ts';

const KINDS: Readonly<Record<string, string>> = {
  submitted: '提交报价申请',
  target: '目标价',
  begun: '客服开始报价',
  sent: '发出报价',
  asked: '客服提问',
  negotiated: '议价',
  approving: '提交审批',
  approved: '审批通过',
  not_approved: '审批未通过',
  approval_withdrawn: '撤回审批',
  approval_expired: '审批超时',
  converted: '转订单',
  returned: '订单取消，数量退回报价',
  assisted: '分享访客留言',
  details_changed: '采纳变更申请',
  warned: '到期提醒',
  cancelled: '取消报价',
  rejected: '关闭报价',
  replaces: '客服重新报价，替代原报价',
  superseded: '被新报价替代',
  expired: '报价失效',
};

function detailOf({ kind, detail, lineNo, targetPrice }: QuoteEvent): string {
  if (kind === 'warned') return `距失效不足 ${detail} 天`;
  const parts = [lineNo !== null && `第 ${lineNo} 行`, targetPrice && `目标价 ${targetPrice} 元`, detail];
  return parts.filter(Boolean).join('，');
}

/** What was said and done, for the log. */
export const talkOf = (events: readonly QuoteEvent[]) =>
  events.map((event) => {
    const version = event.kind === 'sent' ? `第 ${event.versionNo} 版` : '';
    const label = `${KINDS[event.kind] ?? event.kind}${version && ` · ${version}`}`;
    return { label, detail: detailOf(event), actorName: event.actorName, at: event.at };
  });
