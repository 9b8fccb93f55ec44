export interface ErrorReason {
  title: string;
  text: string;
}

/** What the error page may say. Addresses carry the key only: text out of an address could say anything. */
const REASONS: Readonly<Record<string, ErrorReason>> = {
  system: { title: '系统繁忙', text: '页面暂时打不开，请稍后再试；持续出现请把请求编号告诉客服。' },
  expired: { title: '链接已失效', text: '链接超过有效期或已经使用过，请重新获取。' },
  forbidden: { title: '没有访问权限', text: '当前账号不能查看这个页面，请联系贵司管理员开通。' },
  maintenance: { title: '系统维护中', text: '我们正在升级系统，请稍后再来。' },
  payment: { title: '支付未完成', text: '没有收到支付结果，请在订单中查看；如已扣款，请联系客服。' },
  upload: { title: '文件没有上传成功', text: '请检查文件大小和格式后重新上传。' },
  partner: { title: '采购系统接入失败', text: '请从贵司采购系统重新进入；仍然失败请联系贵司 IT。' },
};

const UNKNOWN: ErrorReason = { title: '出错了', text: '操作没有完成，请返回重试；持续出现请把请求编号告诉客服。' };

export function errorReason(key: string | undefined): ErrorReason {
  return (key !== undefined && Object.hasOwn(REASONS, key) && REASONS[key]) || UNKNOWN;
}

/** A request number as the shop gives them out, or null. */
export function wellFormedRequestId(text: string | undefined): string | null {
  return text !== undefined && /^[\w-]{8,64}$/.test(text) ? text : null;
}
