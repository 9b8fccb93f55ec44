import type { Messages } from '#platform/api/messages.ts';
import type { ReadUploadedTable } from '#platform/api/tables/read-uploaded-table.ts';
import type { MemberDuties } from './member-duties.ts';

export interface MembersSettings {
  messages: Messages;
  /** Public origin without a trailing slash. */
  origin: string;
  /** What other features have entrusted to people; the departments they lead are known here. */
  duties: readonly MemberDuties[];
  readUpload: ReadUploadedTable;
}
