import { displayTime } from '#platform/shared/display-time.ts';
import { parseOrderLink } from './order-link.ts';

/** What the log says beside the kind of an event. Events about links keep facts; their secrets are not among them. */
export function eventText(kind: string, detail: string): string {
  if (kind !== 'link_made' && kind !== 'link_revoked' && kind !== 'link_opened') return detail;
  const link = parseOrderLink(detail);
  if (!link) return '';
  const number = `链接 ${link.linkId.slice(0, 6)}`;
  if (kind !== 'link_made') return number;
  return `${number}，有效至 ${displayTime(link.until)}，${link.prices ? '含价格' : '不含价格'}`;
}
