import { sendReport } from './report-error.ts';

/** Specification 8: the report for a chat that does not come. */
const CHAT_FAILED = '用户点击了客服，但客服模块加载失败';

/**
 * Opens the configured customer-service chat in a window of its own. It learns nothing: no name, no number, no
 * address of this page. False when the browser refused; that is reported, and the page goes on as if nothing happened.
 */
export function openChat(chatUrl: string): boolean {
  const chat = window.open('', '_blank');
  if (!chat) {
    sendReport({ kind: 'interface', message: CHAT_FAILED, errorBody: CHAT_FAILED });
    return false;
  }
  // A window opened with `noopener` could not tell us whether it was opened at all.
  chat.opener = null;
  chat.location.replace(chatUrl);
  return true;
}
