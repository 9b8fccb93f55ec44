import { FILE_WORDS } from '#business/attachments/contract/attachment-errors.ts';
import type { ErrorSpecs } from '#platform/shared/define-endpoint.ts';

const changed = {
  ENQUIRY_CHANGED: { status: 409, code: 36000, message: '询价单刚刚有变化，请刷新后再操作' },
} as const satisfies ErrorSpecs;

export const createErrors = {
  ...changed,
  ENQUIRY_SENT: { status: 409, code: 36009, message: '这张草稿已经提交，请到询价单列表查看' },
  ENQUIRY_ITEM_UNKNOWN: { status: 409, code: 36001, message: '部分商品编码不存在，请改用文字描述' },
  ENQUIRY_FILE_GONE: { status: 409, code: 36002, message: FILE_WORDS.gone },
  ENQUIRY_DATE_PAST: { status: 400, code: 36003, message: '期望到货日期不能早于今天' },
} as const satisfies ErrorSpecs;

export const draftErrors = {
  ...createErrors,
  ENQUIRY_DRAFTS_MANY: { status: 429, code: 36013, message: '草稿已满 50 张，请先提交或删除不用的草稿' },
} as const satisfies ErrorSpecs;

export const actErrors = {
  ...changed,
  ENQUIRY_ENDED: { status: 409, code: 36005, message: '询价单已结束，不能再操作' },
  ENQUIRY_UNSENT: { status: 409, code: 36014, message: '询价单还是草稿，提交后才能补充' },
  ENQUIRY_NOT_YOURS: { status: 403, code: 36006, message: '只有提交人或管理员可以操作这张询价单' },
} as const satisfies ErrorSpecs;

export const transferErrors = {
  ...actErrors,
  ENQUIRY_NOT_QUOTED: { status: 409, code: 36007, message: '询价单还没有有效报价，请等待报价后再转' },
  ENQUIRY_TRANSFERRED: { status: 409, code: 36008, message: '询价单已转报价或转单，请到“我的报价”查看' },
} as const satisfies ErrorSpecs;

export const uploadErrors = {
  ENQUIRY_FILE_KIND: { status: 422, code: 36010, message: FILE_WORDS.kind },
  ENQUIRY_FILE_LARGE: { status: 413, code: 36011, message: FILE_WORDS.large },
  ENQUIRY_FILES_MANY: { status: 429, code: 36012, message: FILE_WORDS.many },
} as const satisfies ErrorSpecs;

export const deskErrors = {
  ...changed,
  ENQUIRY_STEP: { status: 409, code: 36020, message: '询价单现在的状态不能这样处理' },
} as const satisfies ErrorSpecs;
