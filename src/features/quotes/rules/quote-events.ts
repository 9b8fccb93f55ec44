import { defineEvents, type EventFacts } from '#business/documents/rules/public.ts';
import { formatUnitPrice } from '#platform/shared/money.ts';

interface QuoteFacts extends EventFacts {
  versionNo: number;
  lineNo: number | null;
  targetPrice: bigint | null;
}

/** 第 3 行，目标价 90.00 元，急 */
function words({ detail, lineNo, targetPrice }: QuoteFacts): string {
  const price = targetPrice === null ? '' : `目标价 ${formatUnitPrice(targetPrice)} 元`;
  return [lineNo === null ? '' : `第 ${lineNo} 行`, price, detail].filter(Boolean).join('，');
}

const told = (label: string) => ({ label, outside: 'whole', words }) as const;
/** What a company decides among its own people: who was asked, who agreed and why not (decision 0044; specification 6). */
const inner = (label: string) => ({ label, outside: 'bare', words }) as const;

/** What can be said and done about a quote, in words for its log. */
export const quoteEvents = defineEvents({
  submitted: told('提交报价申请'),
  target: told('目标价'),
  begun: told('客服开始报价'),
  sent: { ...told('发出报价'), which: ({ versionNo }: QuoteFacts) => `第 ${versionNo} 版` },
  asked: told('客服提问'),
  negotiated: told('议价'),
  approving: inner('提交审批'),
  approved: inner('审批通过'),
  not_approved: inner('审批未通过'),
  approval_withdrawn: inner('撤回审批'),
  approval_expired: inner('审批超时'),
  converted: told('转订单'),
  returned: told('订单取消，数量退回报价'),
  assisted: told('分享访客留言'),
  details_changed: told('采纳变更申请'),
  warned: { ...told('到期提醒'), words: ({ detail }: QuoteFacts) => `距失效不足 ${detail} 天` },
  cancelled: told('取消报价'),
  rejected: told('关闭报价'),
  replaces: told('客服重新报价，替代原报价'),
  superseded: told('被新报价替代'),
  expired: told('报价失效'),
});
