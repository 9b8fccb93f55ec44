import { AttachedFiles } from '#business/attachments/web/public.ts';
import type { RequestFile } from '../contract/approval-schemas.ts';

/** Files of a word in the thread; they are handed out as downloads. */
export const ThreadFiles = ({ files }: { files: readonly RequestFile[] }) => (
  <AttachedFiles files={files} kind="approval" path="/enterprise-service/fronted/approval/file" />
);
