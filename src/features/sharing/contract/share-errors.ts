import type { ErrorSpecs } from '#platform/shared/define-endpoint.ts';

/** Links of one person that work at the same time. */
export const MAX_SHARE_LINKS = 500;

export const makeErrors = {
  SHARE_ADDRESS_WRONG: { status: 422, code: 36150, message: '只能分享本商城的页面，请检查地址' },
  SHARE_CODE_FOREIGN: { status: 403, code: 36151, message: '分享工号与当前账号不一致，请重新登录后再试' },
  SHARE_CODE_MISSING: { status: 403, code: 36152, message: '当前账号没有销售工号，不能分享，请联系管理员' },
  SHARE_LINKS_MANY: {
    status: 409,
    code: 36153,
    message: `同时有效的分享链接最多 ${MAX_SHARE_LINKS} 个，请先停用不用的链接`,
  },
} as const satisfies ErrorSpecs;

export const qrAddressErrors = {
  QR_FOREIGN: { status: 422, code: 36154, message: '二维码只能指向本商城的页面' },
} as const satisfies ErrorSpecs;

/** What people behind a link can't do, or not any more. */
export const wishErrors = {
  SHARE_OVER: { status: 409, code: 36160, message: '单据已结束，不能再提出修改或留言' },
  SHARE_WISHES_MANY: { status: 409, code: 36161, message: '还有未处理的修改申请，请等待对方处理后再提交' },
  SHARE_WISH_WRONG: { status: 400, code: 36162, message: '填写有误，请检查后重试' },
} as const satisfies ErrorSpecs;

export const decideErrors = {
  SHARE_WISH_DONE: { status: 409, code: 36165, message: '这条修改申请已处理，请刷新' },
  SHARE_WISH_FOREIGN: { status: 403, code: 36166, message: '只有下单人或管理员可以处理修改申请' },
} as const satisfies ErrorSpecs;
