import type { ErrorSpecs } from '#platform/shared/define-endpoint.ts';
import { ATTACHMENT_REMOVED, ATTACHMENT_WAITS } from './scan-states.ts';

/** Why a file is not kept, whatever it belongs to. */
export const keepErrors = {
  ATTACHMENT_STORE_DOWN: { status: 503, code: 50306, message: '文件暂时无法存取，没有保存或打开，请稍后再试' },
} as const satisfies ErrorSpecs;

/** Words of what every feature that takes files refuses; those that had codes of their own keep them. */
export const FILE_WORDS = {
  kind: '附件支持 PDF、JPG、PNG、WebP、XLSX、DOCX 格式',
  kindOrVideo: '附件支持图片（JPG、PNG、WebP）、视频（MP4、MOV、WebM）、PDF、XLSX、DOCX',
  large: '单个文件不超过 10 MB',
  largeOrVideo: '图片和文档不超过 10 MB，视频不超过 50 MB',
  many: '未提交的附件过多，请稍后再试',
  gone: '附件已失效，请重新上传',
} as const;

/** Why a file is not taken in: of every kind of owner that says nothing of its own. */
export const takeErrors = {
  ATTACHMENT_KIND: { status: 422, code: 42206, message: FILE_WORDS.kind },
  ATTACHMENT_LARGE: { status: 413, code: 41306, message: FILE_WORDS.large },
  ATTACHMENTS_MANY: { status: 429, code: 42906, message: FILE_WORDS.many },
  ...keepErrors,
} as const satisfies ErrorSpecs;

/** Why a file that was handed in cannot be put beside something. */
export const attachErrors = {
  ATTACHMENT_GONE: { status: 409, code: 40912, message: FILE_WORDS.gone },
} as const satisfies ErrorSpecs;

/** Why a file that is there is not handed out. */
export const openErrors = {
  ...keepErrors,
  ATTACHMENT_WAITS: { status: 409, code: 40910, message: `${ATTACHMENT_WAITS}，请稍后再打开` },
  ATTACHMENT_REMOVED: { status: 409, code: 40911, message: ATTACHMENT_REMOVED },
} as const satisfies ErrorSpecs;
