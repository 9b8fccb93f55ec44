import type { ErrorSpecs } from '#platform/shared/define-endpoint.ts';
import { ATTACHMENT_REMOVED, ATTACHMENT_WAITS } from './scan-states.ts';

/** Why a file is not kept, whatever it belongs to. */
export const keepErrors = {
  ATTACHMENT_STORE_DOWN: { status: 503, code: 50306, message: '文件暂时无法存取，没有保存或打开，请稍后再试' },
} as const satisfies ErrorSpecs;

/** Why a file that is there is not handed out. */
export const openErrors = {
  ...keepErrors,
  ATTACHMENT_WAITS: { status: 409, code: 40910, message: `${ATTACHMENT_WAITS}，请稍后再打开` },
  ATTACHMENT_REMOVED: { status: 409, code: 40911, message: ATTACHMENT_REMOVED },
} as const satisfies ErrorSpecs;
