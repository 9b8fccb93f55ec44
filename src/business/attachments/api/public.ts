export { answerThumbnail, type ReadAs, readerOf } from './answer-thumbnail.ts';
export { attachmentJobs } from './attachment-jobs.ts';
export type { AttachmentOwner, Person } from './attachment-owner.ts';
export {
  type Attachment,
  attach,
  countLooseAmong,
  listAttachments,
  listAttachmentsOf,
  listLoose,
  release,
} from './attachment-repo.ts';
export { ownersWithStores } from './attachment-stores.ts';
export {
  type AttachmentTools,
  attachFiles,
  findSeen,
  keepAttachment,
  openAttachment,
  readContent,
  takeUpload,
} from './attachments.ts';
export { presentAttachment } from './present-attachment.ts';
export type { Upload } from './read-upload.ts';
export { createClamdScanner } from './scan/clamd-scanner.ts';
export { scanEffects } from './scan/scan-attachments.ts';
export type { Scanner } from './scan/scanner.ts';
export { openThumbnails, type Thumbnails } from './thumbnails.ts';
